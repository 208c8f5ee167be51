import type { Kysely } from 'kysely'
import type { TableEvent } from '#engine/table/types'
import type { VoidCommand } from '#protocol/staff/from-supervisor'
import type { Schema } from '#server/store/schema'
import type { Batch } from '#server/tables/batch'
import { refuseStaff, type StaffRefusal } from '#server/tables/doers/staff-refusal'
import {
  type Holding,
  type Moved,
  movedByRound,
  sessionReturns,
  sessionsOfRound,
  voidTransfer,
} from '#server/wallet/void'

/** What is to be moved back. */
export interface RoundMoved {
  readonly moved: readonly Moved[]
  readonly sessions: readonly Holding[]
}

export async function whatItMoved(db: Kysely<Schema>, round: string): Promise<RoundMoved> {
  return { moved: await movedByRound(db, round), sessions: await sessionsOfRound(db, round) }
}

/** FL-2: a settled round, of this shoe or of any before, is not to count. */
export function voidRound(
  batch: Batch,
  { round, reason }: VoidCommand,
  by: string,
  { moved, sessions }: RoundMoved,
): void {
  batch.emit({ type: 'voided', code: round, reason: reason.trim(), by })
  const transfer = voidTransfer(batch, batch.version, round, moved)
  if (transfer !== null) batch.transfers.push(...sessionReturns(round, moved, sessions), transfer)
}

/** Null where the round can be voided; `voided` where the very same was done before. */
export async function voidedOrNot(
  db: Kysely<Schema>,
  table: string,
  { round: code, reason }: VoidCommand,
  by: string,
): Promise<StaffRefusal | 'voided' | null> {
  const round = await db
    .selectFrom('rounds')
    .leftJoin('events', (join) =>
      join.onRef('events.table_id', '=', 'rounds.table_id').onRef('version', '=', 'voided_version'),
    )
    .select(['outcome', 'events.body'])
    .where('code', '=', code)
    .where('rounds.table_id', '=', table)
    .executeTakeFirst()
  if (round === undefined) return refuseStaff('no-round', `Table ${table} has no round ${code}.`)
  const { outcome, body } = round
  switch (outcome) {
    case 'settled':
      return null
    case null:
      return refuseStaff('running', `Round ${code} is not over: wait for its end, or cancel it.`)
    case 'cancelled':
      return refuseStaff('cancelled', `Round ${code} was cancelled: every stake of it went back already.`)
    case 'voided': {
      const event = body === null ? null : (JSON.parse(body) as TableEvent)
      const isSame = event?.type === 'voided' && event.reason === reason.trim() && event.by === by
      return isSame
        ? 'voided'
        : refuseStaff('voided', `Round ${code} was voided before: nothing was moved again.`)
    }
    default:
      return outcome satisfies never
  }
}
