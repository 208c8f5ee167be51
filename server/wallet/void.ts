import { type Kysely, sql } from 'kysely'
import type { PlayerId, RoundCode, TableId } from '#engine/ids'
import type { Schema } from '#server/store/schema'
import {
  type Account,
  type AccountKind,
  accountOf,
  type Named,
  purseAccount,
  purseOf,
  tableAccount,
} from '#server/wallet/accounts'
import { type Place, tillOf } from '#server/wallet/postings'
import { sessionReturn } from '#server/wallet/sessions'
import type { Entry, Transfer } from '#server/wallet/transfer'

/** What a round moved on one account, all in all. */
export interface Moved {
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
export interface Holding {
  readonly id: string
  readonly player: PlayerId
  readonly balance: number
}

/** Sessions that a round went through and that are not over. */
export async function sessionsOfRound(db: Kysely<Schema>, code: RoundCode): Promise<readonly Holding[]> {
  const { rows } = await sql<Holding>`
    select s.id, s.player, a.balance from play_sessions s join accounts a on a.kind = 'session' and a.owner = s.id
    where s.state <> 'ended' and a.balance > 0 and exists (
      select 1 from transfers t join entries e on e.transfer_id = t.id where t.round = ${code} and e.account_id = a.id)
    order by s.id`.execute(db)
  return rows
}

/** TP-18: what was won may still be in a session; what is taken back comes to the account first. */
export function sessionReturns(
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
export function voidTransfer(
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

/** The house's side of this table, in whatever currency. */
function isHouseOf(table: TableId, account: Named): boolean {
  return account.table === table && (account.kind === 'house' || account.kind === 'promotions')
}

interface Booked {
  readonly account: Named
  readonly amount: number
}

/**
 * What is wrong with a transfer that says it undoes a round, in words; null when nothing is. Players get back what the
 * round took from them, and give back what it gave them or, where that is spent, less of it; the table's house has
 * the rest.
 */
export function voidProblem(
  table: TableId,
  moved: readonly Booked[],
  undone: readonly Booked[],
): string | null {
  const others = (lines: readonly Booked[]) => lines.filter(({ account }) => !isHouseOf(table, account))
  const found = new Map<string, number>()
  for (const { account, amount } of others(undone))
    found.set(account.id, (found.get(account.id) ?? 0) + amount)
  for (const { account, amount } of others(moved)) {
    const back = found.get(account.id) ?? 0
    found.delete(account.id)
    if (back === -amount || (amount > 0 && back <= 0 && back > -amount)) continue
    return `${account.id} moved by ${amount} cents in the round, and by ${back} when it was voided`
  }
  const extra = [...found].find(([, amount]) => amount !== 0)
  return extra === undefined ? null : `${extra[0]} moved by ${extra[1]} cents without a reason`
}
