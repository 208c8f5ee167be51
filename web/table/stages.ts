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

interface Fetched {
  readonly family: keyof typeof STAGES
  readonly stage: Stage
}

/**
 * What a table is drawn by, as soon as it is here; it is asked for as soon as the lobby says which, before the table has
 * told anything. Not by React's own way: that holds back for 300 ms what comes after something else was shown.
 */
export function useStage(table: string): Stage | null {
  const family = useLobby(({ known }) => {
    const game = known?.tables.get(table)?.game
    return game === undefined ? null : GAMES[game].family
  })
  const [fetched, setFetched] = useState<Fetched | null>(null)
  useEffect(() => {
    if (family === null) return undefined
    let isWanted = true
    const keep = (made: () => Fetched) => {
      if (isWanted) setFetched(made)
    }
    STAGES[family]().then(
      (stage) => keep(() => ({ family, stage })),
      (error: unknown) =>
        keep(() => {
          throw error
        }),
    )
    return () => {
      isWanted = false
    }
  }, [family])
  // In the same place another family's table may stand next.
  return fetched?.family === family ? fetched.stage : null
}
