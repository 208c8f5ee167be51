import type { Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { Schema } from '#server/store/schema'
import { cashierAccount, purseAccount } from '#server/wallet/accounts'
import { type Balance, openAccounts, post } from '#server/wallet/ledger'

/** Opens a player's accounts where there are none, and brings the cash up to `amount` of play money. */
export async function grantPlayMoney(
  tx: Transaction<Schema>,
  { player, currency, amount, at }: { player: PlayerId; currency: string; amount: number; at: number },
): Promise<readonly Balance[]> {
  const account = purseAccount(player, 'cash')
  await openAccounts(tx, [
    { account, currency },
    { account: purseAccount(player, 'golden'), currency },
    { account: cashierAccount(currency), currency },
  ])
  const { balance } = await tx
    .selectFrom('accounts')
    .select('balance')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
  const missing = amount - balance
  if (missing <= 0) return []
  const entries = [
    { account: cashierAccount(currency), amount: -missing },
    { account, amount: missing },
  ]
  return post(tx, [{ key: `grant/${player}/${at}`, kind: 'grant', round: null, entries }], at)
}
