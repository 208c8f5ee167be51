import type { Transaction } from 'kysely'
import type { PlayerId, TableId } from '#engine/ids'
import type { Schema } from '#server/store/schema'

/** Something that staff did, or that was done in their name (FL-5). */
export interface StaffDeed {
  /** Who: a staff member's name, or where it was done from (`command line`). */
  readonly actor: string
  /** What, as a stable word: `signed-in`, `table-paused` … */
  readonly action: string
  /** To whom or what. */
  readonly subject: string
  readonly reason: string | null
  readonly before: unknown
  readonly after: unknown
  readonly at: number
  /** The table where it was done, and the player whom it was done to: the log is found by them too. */
  readonly table?: TableId | null
  readonly player?: PlayerId | null
}

/** Writes it in the transaction that does it: neither is without the other. */
export async function noteStaff(tx: Transaction<Schema>, deed: StaffDeed): Promise<void> {
  const { actor, action, subject, reason, before, after, at, table = null, player = null } = deed
  await tx
    .insertInto('staff_events')
    .values({
      at,
      actor,
      action,
      subject,
      reason,
      before: jsonOf(before),
      after: jsonOf(after),
      table_id: table,
      player_id: player,
    })
    .execute()
}

function jsonOf(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
