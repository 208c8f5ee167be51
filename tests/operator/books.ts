import { sql } from 'kysely'
import { expect } from 'vitest'
import type { ReferenceOperator } from '#cli/operator/server'
import type { Store } from '#server/store/open'
import { type OperatorHouse, problemsIn } from '#tests/operator/house'

/** Nobody has anything on a table any more; those that go on without bets may. */
export function isQuiet({ floor }: OperatorHouse): boolean {
  return [...floor.tables.values()].every((table) => {
    const { game, paused } = table.snapshot({ as: 'supervisor' }).state
    return game.phase === 'betting' && game.slips.length === 0 && paused === null && table.trouble === null
  })
}

export async function drained({ db }: Store): Promise<boolean> {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from wallet_calls where state in ('asked', 'waiting')`.execute(db)
  return rows[0]?.open === 0
}

interface Account {
  readonly name: string
  readonly cash: number
  readonly played: number
}

/** What the rounds took and gave, by our book. */
async function accountsOf({ db }: Store): Promise<readonly Account[]> {
  const { rows } = await sql<Account>`
    select p.external_id as name, a.balance as cash, coalesce((select sum(e.amount) from entries e
      join transfers t on t.id = e.transfer_id where e.account_id = a.id and t.round is not null), 0)::bigint as played
    from players p join accounts a on a.id = 'cash:' || p.id where p.operator is not null`.execute(db)
  return rows
}

/** Once everything is delivered: the operator's book and ours agree to the cent, and nothing is left here. */
export async function expectSameBooks(store: Store, operator: ReferenceOperator): Promise<void> {
  expect(problemsIn(operator)).toEqual([])
  const accounts = await accountsOf(store)
  expect(accounts).not.toEqual([])
  for (const { name, cash, played } of accounts) {
    const deposited = operator.book.players.get(name)?.deposited ?? 0
    expect([name, cash, operator.book.balanceOf(name)]).toEqual([name, 0, deposited + played])
  }
}
