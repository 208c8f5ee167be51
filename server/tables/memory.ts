import type { TableState } from '#engine/table/types'
import type { Stakes } from '#server/wallet/stakes'

/** A table in memory: the fold of its log, and where the log ends. */
export interface Memory {
  readonly version: number
  readonly hash: string
  readonly state: TableState
  readonly stakes: Stakes
}

/** What must never happen did: the table stands still and the supervisor is called (FL-1). */
export class TableFault extends Error {
  override readonly name = 'TableFault'
}

/** Whether the game's code is at fault, and not the store. */
export function isFault(error: unknown): boolean {
  return error instanceof TableFault || error instanceof RangeError || error instanceof TypeError
}
