import type { Transaction } from 'kysely'
import type { Schema } from '#server/store/schema'
import { accountId, purseAccount } from '#server/wallet/accounts'
import { type Balance, openAccounts, post } from '#server/wallet/ledger'

/** Opens a new player's accounts and puts play money on them, in the transaction that makes the player. */
export async function grantPlayMoney(
  tx: Transaction<Schema>,
  { player, currency, amount, at }: { player: string; currency: string; amount: number; at: number },
): Promise<readonly Balance[]> {
  const cashier = { kind: 'cashier', owner: currency, currency } as const
  await openAccounts(tx, [
    { kind: 'cash', owner: player, currency },
    { kind: 'golden', owner: player, currency },
    cashier,
  ])
  if (amount === 0) return []
  const entries = [
    { account: accountId(cashier), amount: -amount },
    { account: purseAccount(player, 'cash'), amount },
  ]
  return post(tx, [{ key: `grant/${player}`, kind: 'grant', round: null, entries }], at)
}
