import { useEffect, useRef } from 'react'
import { changeSettings, useSettings } from '#web/state/settings'

/** The table with the focus. */
export interface Visit {
  readonly table: string
  /** TP-9: a mute lasts as long as one stays. */
  readonly mutesThere: boolean
}

export function restoresSound(left: Visit | null, tables: readonly string[]): boolean {
  return left?.mutesThere === true && !tables.includes(left.table)
}

export function useRestoredSound(visit: Visit | null, tables: readonly string[]): void {
  const last = useRef<Visit | null>(null)
  const table = visit?.table ?? null
  const mutesThere = visit?.mutesThere ?? false
  useEffect(() => {
    if (table === null) return
    if (restoresSound(last.current, tables) && useSettings.getState().settings.muteAll) {
      void changeSettings({ muteAll: false })
    }
    last.current = { table, mutesThere }
  }, [table, mutesThere, tables])
}
