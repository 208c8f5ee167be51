import { useEffect, useRef } from 'react'
import type { GameId } from '#engine/games'
import { changeSettings, useSettings } from '#web/state/settings'

/** TP-9: at ventuno a mute lasts as long as one stays at the table. */
export function restoresSound(left: Visit | null, came: Visit): boolean {
  return left !== null && left.game === 'ventuno' && left.table !== came.table
}

interface Visit {
  readonly table: string
  readonly game: GameId
}

export function useRestoredSound(table: string | null, game: GameId | null): void {
  const last = useRef<Visit | null>(null)
  useEffect(() => {
    if (table === null || game === null) return
    const came = { table, game }
    if (restoresSound(last.current, came) && useSettings.getState().settings.muteAll) {
      void changeSettings({ muteAll: false })
    }
    last.current = came
  }, [table, game])
}
