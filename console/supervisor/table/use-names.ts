import { useEffect } from 'react'
import { learnNames, useKnownNames } from '#console/supervisor/people/names'
import type { TableState } from '#engine/table/types'

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
