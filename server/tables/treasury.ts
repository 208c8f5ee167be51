import type { PlayerId, TableId } from '#engine/ids'
import type { Batch, PurseReading } from '#server/tables/batch'
import type { Rider } from '#server/tables/commit'

/** How the stakes of one decision are paid that lie with somebody else. */
export interface Cover {
  /** What players can pay, as far as this decision knows by now. */
  readonly funds: PurseReading
  /** Gets what the batch takes from elsewhere into its funding; false: not all of it, decide again. */
  meet(batch: Batch): Promise<boolean>
  /** Whether the commit failed because of money that was got and is gone again: decide again. */
  isLost(error: unknown): boolean
  /** The batch is stored. */
  stored(batch: Batch): void
  /** What was got and not needed goes back. Never throws. */
  close(): Promise<void>
}

/** Money that is not in our book until it is staked. */
export interface Treasury {
  /** Books what was got, and sends back what a round leaves. */
  readonly rider: Rider
  /** Finds out what these have, unless it is known; without waiting for long. */
  need(players: Iterable<PlayerId>): Promise<void>
  cover(table: TableId, purses: PurseReading): Cover
}
