import type { TableState } from '#engine/table/types'
import { failureOf } from '#server/store/failure'
import type { Tray } from '#server/tables/live/tray'
import { LedgerError } from '#server/wallet/ledger'
import type { Stakes } from '#server/wallet/stakes'

/** A table in memory: the fold of its log, and where the log ends. */
export interface Memory {
  readonly version: number
  readonly hash: string
  readonly state: TableState
  readonly stakes: Stakes
  /** Only where cards are scanned. */
  readonly tray?: Tray
}

/** Between the close of betting and the end of the round: stopping now would leave it in the middle. */
export function hasStakes({ game }: Pick<TableState, 'game'>): boolean {
  return game.phase !== 'over' && game.phase !== 'betting'
}

/** What must never happen did: the table stands still and the supervisor is called (FL-1). */
export class TableFault extends Error {
  override readonly name = 'TableFault'
}

const FAULTS = [TableFault, LedgerError, RangeError, TypeError]

/** Whether the game's code is at fault, or what it wants booked or kept, and not the store: waiting would not help. */
export function isFault(error: unknown): boolean {
  return FAULTS.some((Fault) => error instanceof Fault) || failureOf(error) === 'data'
}
