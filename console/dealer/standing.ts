import type { TableState } from '#engine/table/types'

/** How whoever stands here is to the table: deals, deals on until relieved, may take over, or looks on. */
export type Standing = 'dealing' | 'leaving' | 'free' | 'relief' | 'other'

export function standingAt({ live }: Pick<TableState, 'live'>, staff: string | null): Standing {
  const dealer = live?.dealer ?? null
  if (dealer === null) return 'free'
  if (dealer.staff === staff) return dealer.leaving ? 'leaving' : 'dealing'
  return dealer.leaving ? 'relief' : 'other'
}

export function isDealing(standing: Standing): boolean {
  return standing === 'dealing' || standing === 'leaving'
}

/** It stands still, and not the dealer lets it go on. */
export function isForOthers({ paused }: Pick<TableState, 'paused'>): boolean {
  return paused !== null && paused.alarm?.solvedBy !== 'dealer'
}
