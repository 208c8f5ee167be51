import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/store/schema'
import type { Entry, Transfer } from '#server/wallet/transfer'

/** What a round moved on one account, all in all. */
export interface Moved {
  readonly account: string
  readonly currency: string
  readonly amount: number
}

/** What a round moved, by account. Sessions may be over when it is undone: what went through one is the player's own. */
export async function movedByRound(db: Kysely<Schema>, code: string): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved>`
    select account, currency, sum(amount)::bigint as amount from (
      select coalesce('cash:' || s.player, a.id) as account, a.currency, e.amount
      from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
      left join play_sessions s on a.kind = 'session' and s.id = a.owner
      where t.round = ${code} and t.kind in ('stake', 'pay', 'settle', 'cancel')
    ) lines group by account, currency having sum(amount) <> 0 order by account`.execute(db)
  return rows
}

const TILLS = ['house', 'promotions']

/** FL-2: everything back to where it came from. What a player no longer has, the house bears. */
export function voidTransfer(key: string, code: string, moved: readonly Moved[]): Transfer | null {
  if (moved.length === 0) return null
  const tills = new Map(
    moved.filter(({ account }) => isTill(account)).map(({ currency, account }) => [currency, account]),
  )
  const entries = moved.map(({ account, currency, amount }): Entry => {
    const till = tills.get(currency)
    const undone = { account, amount: -amount }
    return amount > 0 && !isTill(account) && till !== undefined ? { ...undone, shortfallTo: till } : undone
  })
  return { key, kind: 'void', round: code, entries }
}

function isTill(account: string): boolean {
  return TILLS.includes(account.split(':', 1)[0] ?? '')
}

interface Line {
  readonly account: string
  readonly amount: number
}

/**
 * What is wrong with a transfer that says it undoes a round, in words; null when nothing is. Players get back what the
 * round took from them, and give back what it gave them or, where that is spent, less of it; the house has the rest.
 */
export function voidProblem(moved: readonly Line[], undone: readonly Line[]): string | null {
  const found = new Map<string, number>()
  for (const { account, amount } of undone) found.set(account, (found.get(account) ?? 0) + amount)
  const players = moved.filter(({ account }) => !isTill(account))
  for (const { account, amount } of players) {
    const back = found.get(account) ?? 0
    found.delete(account)
    if (back === -amount || (amount > 0 && back <= 0 && back > -amount)) continue
    return `${account} moved by ${amount} cents in the round, and by ${back} when it was voided`
  }
  const extra = [...found].find(([account, amount]) => !isTill(account) && amount !== 0)
  return extra === undefined ? null : `${extra[0]} moved by ${extra[1]} cents without a reason`
}
