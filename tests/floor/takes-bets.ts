import type { TableState } from '#engine/table/types'

/** Whether bets that come now are in time. A window may be over, on a hand clock, before its table has closed it. */
export function takesBets({ game, clock }: TableState, now: number): boolean {
  return game.phase === 'betting' && (clock?.until ?? Number.POSITIVE_INFINITY) > now
}
