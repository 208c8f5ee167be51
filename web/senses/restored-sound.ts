import { useEffect, useRef } from 'react'
import type { GameId } from '#engine/games'
import { changeSettings, useSettings } from '#web/state/settings'

/** TP-9: at ventuno a mute lasts as long as one stays at the table. */
export function restoresSound(left: Visit | null, tables: readonly string[]): boolean {
  return left !== null && left.game === 'ventuno' && !tables.includes(left.table)
}

interface Visit {
  readonly table: string
  readonly game: GameId
}

export function useRestoredSound(table: string | null, game: GameId | null, tables: readonly string[]): void {
  const last = useRef<Visit | null>(null)
  useEffect(() => {
    if (table === null || game === null) return
    if (restoresSound(last.current, tables) && useSettings.getState().settings.muteAll) {
      void changeSettings({ muteAll: false })
    }
    last.current = { table, game }
  }, [table, game, tables])
}
