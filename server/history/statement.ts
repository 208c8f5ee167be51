import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { StatementAnswer, StatementEntry } from '#protocol/http/history'
import type { Range } from '#server/history/range'
import type { Schema } from '#server/store/schema'

export interface StatementQuery extends Range {
  readonly cursor: string | null
  readonly limit: number
}

interface OwnAccount {
  readonly id: string
  readonly kind: string
  /** Of golden chips the currency that they are worth. */
  readonly currency: string
}

export interface Part {
  readonly player: PlayerId
  readonly accounts: readonly OwnAccount[]
  /** Transfers from this one on, up to, not including, that one. */
  readonly first: number
  readonly end: number
}

const CURSOR = /^(\d{1,15})\.(\d{1,9})$/
const LAST = Number.MAX_SAFE_INTEGER

/** Every movement of a player's accounts in a range, a page of it. Null when the cursor is none of ours. */
export async function statementOf(
  db: Kysely<Schema>,
  player: PlayerId,
  { cursor, limit, ...range }: StatementQuery,
): Promise<Omit<StatementAnswer, 'keptBy'> | null> {
  const after = cursor === null ? null : CURSOR.exec(cursor)
  if (cursor !== null && after === null) return null
  const part = await partOf(db, player, range)
  const entries = await entriesOf(db, part, [Number(after?.[1] ?? 0), Number(after?.[2] ?? 0)], limit)
  const last = entries.at(-1)
  return {
    accounts: await balancesOf(db, part),
    entries,
    next: last === undefined || entries.length < limit ? null : last.id,
  }
}

/**
 * A range of time is a part of the book: from the first transfer at or after its start to the first at or after its
 * end. So parts that follow each other neither share nor lose a movement, although two that were written at once may
 * carry their moments the other way round.
 */
export async function partOf(db: Kysely<Schema>, player: PlayerId, { from, to }: Range): Promise<Part> {
  const { rows } = await sql<OwnAccount>`
    select id, kind, replace(currency, '-golden', '') as currency from accounts where owner = ${player} and kind in ('cash', 'golden', 'payout')
    union all select a.id, a.kind, a.currency from play_sessions s join accounts a on a.kind = 'session' and a.owner = s.id
      where s.player = ${player} order by id`.execute(db)
  return { player, accounts: rows, first: await firstAt(db, from), end: await firstAt(db, to) }
}

/** No transaction takes so long that its number and its moment are further apart. */
const DISORDER_MILLIS = 60_000

/** Those of a minute are looked up by time first: asked for the least id at once, a store walks all ids from the first. */
async function firstAt(db: Kysely<Schema>, at: number): Promise<number> {
  if (at <= 0) return 0
  const { rows } = await sql<{ first: number | null }>`
    with near as materialized (
      select id from transfers where at >= ${at}::bigint
        and at < (select min(at) from transfers where at >= ${at}::bigint) + ${DISORDER_MILLIS}
    ) select min(id) as first from near`.execute(db)
  return rows[0]?.first ?? LAST
}

/** By kind of account; a player may have had many sessions. */
export async function balancesOf(
  db: Kysely<Schema>,
  { accounts, first, end }: Part,
): Promise<StatementAnswer['accounts']> {
  const { rows } = await sql<StatementAnswer['accounts'][number]>`
    select a.kind as account, a.currency, sum(coalesce(o.balance_after, 0))::bigint as opening,
      sum(coalesce(c.balance_after, 0))::bigint as closing
    from ${listed(accounts)} as a (id, kind, currency)
    left join lateral (select balance_after from entries where account_id = a.id and transfer_id < ${first}::bigint
      order by transfer_id desc, line desc limit 1) o on true
    left join lateral (select balance_after from entries where account_id = a.id and transfer_id < ${end}::bigint
      order by transfer_id desc, line desc limit 1) c on true
    group by a.kind, a.currency order by a.kind`.execute(db)
  return rows
}

function listed(accounts: readonly OwnAccount[]): RawBuilder<unknown> {
  const column = (name: keyof OwnAccount) => sql`${accounts.map((account) => account[name])}::text[]`
  return sql`unnest(${column('id')}, ${column('kind')}, ${column('currency')})`
}

type Place = readonly [transfer: number, line: number]

/** A stake that just came back is not told as anything gained. Of golden chips nothing else ever comes back. */
const RETURNED = sql`(t.kind = 'cancel' or (t.kind in ('pay', 'settle')
  and (a.kind = 'golden' or coalesce(p.outcome = 'settled' and e.amount = p.staked, false))))`

/** Those after a place, account by account and then together, so that only a page is ever read of each. */
export async function entriesOf(
  db: Kysely<Schema>,
  { player, accounts, first, end }: Part,
  [transfer, line]: Place,
  limit: number,
): Promise<readonly StatementEntry[]> {
  const { rows } = await sql<Omit<StatementEntry, 'id'> & { transfer: number; line: number }>`
    select t.at, t.kind, a.kind as account, a.currency, t.round, e.amount, e.balance_after as balance,
      ${RETURNED} as returned, e.transfer_id as transfer, e.line
    from ${listed(accounts)} as a (id, kind, currency)
    cross join lateral (
      select * from entries where account_id = a.id
        and transfer_id >= greatest(${first}::bigint, ${transfer}::bigint) and transfer_id < ${end}::bigint
        and (transfer_id > ${transfer}::bigint or line > ${line}::int)
      order by transfer_id, line limit ${limit}
    ) e join transfers t on t.id = e.transfer_id
    left join plays p on p.round = t.round and p.player = ${player}
    order by e.transfer_id, e.line limit ${limit}`.execute(db)
  return rows.map(({ transfer, line, ...entry }) => ({ id: `${transfer}.${line}`, ...entry }))
}
