import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { PlayerId, TableId } from '#engine/ids'
import type { Schema } from '#server/store/schema'
import { type Account, purseAccount, sessionAccount } from '#server/wallet/accounts'
import { isDone } from '#server/wallet/book'
import { type Balance, openAccounts, post } from '#server/wallet/ledger'
import { sessionTransfer } from '#server/wallet/sessions'

export type SessionRow = Selectable<Schema['play_sessions']>
export type EndedBy = NonNullable<SessionRow['ended_by']>

type Tx = Transaction<Schema>

/** The steps of a session, each one transaction. Accounts are locked before the session's row, as tables do it. */

export interface Funding {
  readonly key: string
  readonly amount: number
  /** The most for one session in all, bonuses counted. */
  readonly most: number
  readonly at: number
}

/** More than a session may hold in all was to be taken to it. */
export class OverSession extends Error {
  override readonly name = 'OverSession'
  readonly left: number
  constructor(left: number) {
    super(`Only ${left} cents more may be taken to this session.`)
    this.left = left
  }
}

/** A session begins, with its money where money is taken to it. */
export function openSession(
  db: Kysely<Schema>,
  draft: Pick<SessionRow, 'id' | 'participation' | 'player' | 'table_id' | 'currency' | 'regulated'>,
  funding: Funding | null,
  at: number,
): Promise<readonly Balance[]> {
  return db.transaction().execute(async (tx) => {
    const funded = funding?.amount ?? 0
    if (funding !== null && funded > funding.most) throw new OverSession(funding.most)
    const row = { ...draft, state: 'open' as const, opened_at: at, ended_at: null, ended_by: null, funded }
    await tx.insertInto('play_sessions').values(row).execute()
    if (funding === null) return []
    await openAccounts(tx, [{ account: sessionAccount(draft.id), currency: draft.currency }])
    return post(tx, [sessionTransfer(draft, funding.key, funded)], at)
  })
}

/**
 * More money for a session that is open; the same key is taken once, and is an error with another amount. Null when
 * it is open no more.
 */
export function topUpSession(
  db: Kysely<Schema>,
  { id, player }: Pick<SessionRow, 'id' | 'player'>,
  { key, amount, most, at }: Funding,
): Promise<readonly Balance[] | null> {
  const transfer = sessionTransfer({ id, player }, key, amount)
  return db.transaction().execute(async (tx) => {
    const row = await locked(tx, id, player)
    if (row.state !== 'open') return null
    if (await isDone(tx, transfer)) return []
    const left = most - row.funded - row.bonus
    if (amount > left) throw new OverSession(Math.max(0, left))
    const funded = row.funded + amount
    await tx.updateTable('play_sessions').set({ funded }).where('id', '=', id).execute()
    return post(tx, [transfer], at)
  })
}

/**
 * Ends a session: what is left goes back. While a round of theirs runs it is only marked, so that nothing more is bet
 * from it. Gives the row as it is then, and the balances that changed.
 */
export function endSession(
  db: Kysely<Schema>,
  { id, player }: Pick<SessionRow, 'id' | 'player'>,
  by: EndedBy,
  at: number,
  note: (tx: Tx, row: SessionRow) => Promise<void> = async () => undefined,
): Promise<{ readonly row: SessionRow; readonly balances: readonly Balance[] }> {
  return db.transaction().execute(async (tx) => {
    const before = await locked(tx, id, player)
    if (before.state === 'ended') return { row: before, balances: [] }
    if (before.state === 'open') await note(tx, before)
    const ended_by = before.ended_by ?? by
    if (await isPlaying(tx, before)) {
      const row = { ...before, state: 'ending' as const, ended_by }
      await tx.updateTable('play_sessions').set({ state: row.state, ended_by }).where('id', '=', id).execute()
      return { row, balances: [] }
    }
    const left = await balanceOf(tx, sessionAccount(id))
    const balances = left === 0 ? [] : await post(tx, [sessionTransfer(before, 'end', -left)], at)
    const returned = before.returned + left
    const end = { state: 'ended' as const, ended_by, ended_at: at, returned }
    await tx.updateTable('play_sessions').set(end).where('id', '=', id).execute()
    return { row: { ...before, ...end }, balances }
  })
}

async function locked(tx: Tx, id: string, player: PlayerId): Promise<SessionRow> {
  const accounts = [purseAccount(player, 'cash').id, sessionAccount(id).id]
  await sql`select id from accounts where id = any(${accounts}::text[]) order by id for update`.execute(tx)
  return tx.selectFrom('play_sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

async function balanceOf(tx: Tx, { id }: Account): Promise<number> {
  const row = await tx.selectFrom('accounts').select('balance').where('id', '=', id).executeTakeFirst()
  return row?.balance ?? 0
}

/** Whether a round runs at the table with stakes of theirs, golden ones too: it will be paid to the session. */
async function isPlaying(tx: Tx, { id, player, table_id, regulated }: SessionRow): Promise<boolean> {
  if (!regulated) return false
  const accounts = [sessionAccount(id).id, purseAccount(player, 'golden').id]
  const { rows } = await sql`select 1 from rounds r
    join transfers t on t.round = r.code join entries e on e.transfer_id = t.id
    where r.table_id = ${table_id} and r.ended_at is null and t.kind = 'stake'
      and e.account_id = any(${accounts}::text[]) limit 1`.execute(tx)
  return rows.length > 0
}

export function readSession(db: Kysely<Schema>, id: string): Promise<SessionRow> {
  return db.selectFrom('play_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** All that have not ended, or those of one player at one table. */
export function readOpenSessions(
  db: Kysely<Schema>,
  of?: { readonly player: PlayerId; readonly table: TableId },
): Promise<readonly SessionRow[]> {
  const open = db.selectFrom('play_sessions').selectAll().where('state', '<>', 'ended')
  if (of === undefined) return open.execute()
  return open.where('player', '=', of.player).where('table_id', '=', of.table).execute()
}
