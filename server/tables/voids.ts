import { type Kysely, sql } from 'kysely'
import type { PlayerId, RoundCode, TableId } from '#engine/ids'
import type { TableEvent } from '#engine/table/types'
import type { VoidCommand } from '#protocol/staff/from-supervisor'
import type { Schema } from '#server/store/schema'
import type { Batch } from '#server/tables/batch'
import { refuseStaff, type StaffRefusal } from '#server/tables/doers/staff-refusal'
import {
  type Account,
  type AccountKind,
  accountOf,
  purseAccount,
  purseOf,
  tableAccount,
} from '#server/wallet/accounts'
import { type Place, tillOf } from '#server/wallet/postings'
import { sessionReturn } from '#server/wallet/sessions'
import type { Entry, Transfer } from '#server/wallet/transfer'

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

/** What a round moved on one account, all in all. */
interface Moved {
  readonly account: Account
  readonly currency: string
  readonly amount: number
  /** What the round gave went on to an operator's wallet: what lies on the account now belongs to other rounds. */
  readonly gone: boolean
}

/** What a round moved, by account. Sessions may be over when it is undone: what went through one is the player's own. */
export async function movedByRound(db: Kysely<Schema>, code: RoundCode): Promise<readonly Moved[]> {
  const { rows } = await sql<
    Omit<Moved, 'account'> & { kind: AccountKind; owner: string; table: TableId | null }
  >`
    select kind, owner, table_id as table, currency, sum(amount)::bigint as amount, kind = 'cash' and exists (select 1 from wallet_calls c
      where c.round = ${code} and c.kind = 'credit' and c.player_id = owner) as gone from (
      select case when s.id is null then a.kind else 'cash' end as kind, coalesce(s.player, a.owner) as owner,
        a.table_id, a.currency, e.amount
      from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
      left join play_sessions s on a.kind = 'session' and s.id = a.owner
      where t.round = ${code} and t.kind in ('stake', 'pay', 'settle', 'cancel')
    ) lines group by kind, owner, table_id, currency having sum(amount) <> 0 order by kind, owner`.execute(db)
  return rows.map(({ kind, owner, table, ...moved }) => {
    return { account: { ...accountOf(kind, owner), ...(table === null ? {} : { table }) }, ...moved }
  })
}

/** A session that goes on, with what it holds. */
interface Holding {
  readonly id: string
  readonly player: PlayerId
  readonly balance: number
}

/** Sessions that a round went through and that are not over. */
async function sessionsOfRound(db: Kysely<Schema>, code: RoundCode): Promise<readonly Holding[]> {
  const { rows } = await sql<Holding>`
    select s.id, s.player, a.balance from play_sessions s join accounts a on a.kind = 'session' and a.owner = s.id
    where s.state <> 'ended' and a.balance > 0 and exists (
      select 1 from transfers t join entries e on e.transfer_id = t.id where t.round = ${code} and e.account_id = a.id)
    order by s.id`.execute(db)
  return rows
}

/** TP-18: what was won may still be in a session; what is taken back comes to the account first. */
function sessionReturns(
  code: RoundCode,
  moved: readonly Moved[],
  sessions: readonly Holding[],
): readonly Transfer[] {
  return sessions.flatMap((session) => {
    const account = purseAccount(session.player, 'cash')
    const won = moved.find((line) => line.account.id === account.id)?.amount ?? 0
    const amount = Math.min(won, session.balance)
    return amount > 0 ? [sessionReturn(session, code, amount)] : []
  })
}

/** FL-2: everything back to where it came from. What a player no longer has, the house bears. */
function voidTransfer(
  place: Pick<Place, 'table' | 'state'>,
  version: number,
  code: RoundCode,
  moved: readonly Moved[],
): Transfer | null {
  if (moved.length === 0) return null
  const entries = moved.map(({ account, currency, amount, gone }): Entry => {
    if (amount <= 0 || purseOf(account)?.purse !== 'cash') return { account, amount: -amount }
    // The house need not have moved at all: what it took from one it may have paid to another.
    const house = tableAccount(tillOf(place, currency), 'cash', 'house')
    return gone ? { account: house, amount: -amount } : { account, amount: -amount, shortfallTo: house }
  })
  return { key: `${place.table}/${version}`, kind: 'void', round: code, entries }
}
