import type { Kysely } from 'kysely'
import type { Schema } from '#server/store/schema'
import { accountId, purseAccount } from '#server/wallet/accounts'
import { transferOnce } from '#server/wallet/book'
import { type Balance, openAccounts } from '#server/wallet/ledger'

export interface TableSession {
  readonly id: string
  readonly player: string
  readonly currency: string
}

/** TP-18: money goes from the account to the session of one table … */
export async function fundSession(
  db: Kysely<Schema>,
  session: TableSession,
  { key, amount, at }: { readonly key: string; readonly amount: number; readonly at: number },
): Promise<readonly Balance[] | null> {
  await openAccounts(db, [{ kind: 'session', owner: session.id, currency: session.currency }])
  return move(db, session, { key, amount, at })
}

/** … and what is left goes back when it ends. */
export async function endSession(
  db: Kysely<Schema>,
  session: TableSession,
  at: number,
): Promise<readonly Balance[] | null> {
  const account = accountId({ kind: 'session', owner: session.id })
  const { balance } = await db
    .selectFrom('accounts')
    .select('balance')
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  return balance === 0 ? null : move(db, session, { key: `end/${session.id}`, amount: -balance, at })
}

function move(
  db: Kysely<Schema>,
  { id, player }: TableSession,
  { key, amount, at }: { readonly key: string; readonly amount: number; readonly at: number },
): Promise<readonly Balance[] | null> {
  const entries = [
    { account: purseAccount(player, 'cash'), amount: -amount },
    { account: accountId({ kind: 'session', owner: id }), amount },
  ]
  return transferOnce(db, { key: `session/${id}/${key}`, kind: 'session', round: null, entries }, at)
}
