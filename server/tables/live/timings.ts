import { NO_CLOCK } from '#server/tables/clock'
import type { TableConfig, Timings } from '#server/tables/ports'

/** How long a table waits; for bets as long as its dealer wants, where that was left to the dealer. */
export function timingsOf({ timings, dealing, betting }: TableConfig): Timings {
  return isByDealer({ dealing, betting }) ? { ...timings, betting: NO_CLOCK } : timings
}

/** Whether the dealer opens and closes betting, and no clock does. */
export function isByDealer({ dealing, betting }: Pick<TableConfig, 'dealing' | 'betting'>): boolean {
  return dealing === 'live' && betting === 'dealer'
}
