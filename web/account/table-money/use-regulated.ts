import { isProblem } from '#web/net/http'
import { AMOUNT_NEEDED, useTableSessions } from '#web/state/table-sessions'

/** Whether money is taken to this table before it is played (TP-18). */
export function useIsRegulated(table: string | null): boolean {
  return useTableSessions(({ sessions }) => {
    const known = table === null ? undefined : sessions[table]
    if (known === undefined) return false
    return isProblem(known) ? known.error === AMOUNT_NEEDED : known.regulated
  })
}
