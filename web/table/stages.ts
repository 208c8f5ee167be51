import { type ComponentType, useEffect, useState } from 'react'
import { GAMES } from '#engine/games'
import { useLobby } from '#web/state/lobby'
import type { TableProps } from '#web/table/table-props'

export type Stage = ComponentType<TableProps>

/** The two families' tables are fetched when one is first opened. */
const STAGES = {
  baccarat: async (): Promise<Stage> => (await import('#web/table/baccarat/baccarat-table')).BaccaratTable,
  blackjack: async (): Promise<Stage> =>
    (await import('#web/table/blackjack/blackjack-table')).BlackjackTable,
} as const

/**
 * What a table is drawn by, as soon as it is here; it is asked for as soon as the lobby says which, before the table has
 * told anything. Not by React's own way: that holds back for 300 ms what comes after something else was shown.
 */
export function useStage(table: string): Stage | null {
  const family = useLobby(({ known }) => {
    const game = known?.tables.get(table)?.game
    return game === undefined ? null : GAMES[game].family
  })
  const [stage, setStage] = useState<Stage | null>(null)
  useEffect(() => {
    if (family === null) return undefined
    let isWanted = true
    const show = (next: () => Stage) => {
      if (isWanted) setStage(next)
    }
    STAGES[family]().then(
      (fetched) => show(() => fetched),
      (error: unknown) =>
        show(() => {
          throw error
        }),
    )
    return () => {
      isWanted = false
    }
  }, [family])
  return stage
}
