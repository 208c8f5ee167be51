import { useEffect } from 'react'
import { useSpoken } from '#console/i18n/language'
import { useFloor } from '#console/state/floor'
import { learnNames, useKnownNames } from '#console/supervisor/people/names'
import type { TableState } from '#engine/table/types'
import type { FloorTable } from '#protocol/staff/to-supervisor'
import { betSaid } from '#protocol/story/say'

/** What to call these: where people do not see each other the table knows no names, and the house is asked. */
export function useNames({ people }: TableState, players: readonly string[]): (player: string) => string {
  const known = useKnownNames(({ names }) => names)
  const unnamed = players.filter((player) => people[player] === undefined)
  const wanted = [...new Set(unnamed)].join(',')
  useEffect(() => {
    if (wanted !== '') void learnNames(wanted.split(','))
  }, [wanted])
  return (player) => people[player]?.name ?? known[player] ?? player
}

export function useFloorTable(table: string): FloorTable | null {
  return useFloor(({ tables }) => tables?.find((one) => one.table === table) ?? null)
}

/** What people call a table; its id where the floor does not know it. */
export function useTableName(table: string): string {
  return useFloorTable(table)?.name ?? table
}

/** What a bet is called, with a capital, as in a list. */
export function useBetName(): (bet: string) => string {
  const { words } = useSpoken()
  return (bet) => {
    if (bet === 'behind') return words.supervisor.table.betNames.behind
    const name = betSaid(bet)(words.story)
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
}
