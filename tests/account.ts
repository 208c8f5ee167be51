import { type Account, type AccountKind, accountOf } from '#server/wallet/accounts'

const OF_TABLES: readonly AccountKind[] = ['stakes', 'stakes-golden', 'house', 'promotions']

export type AccountName = `${AccountKind}:${string}`

/** An account by its name, as tests write it: `cash:ann`, `house:one`, `house:one.USD`. */
export function account(name: AccountName): Account {
  const [kind, owner] = name.split(':') as [AccountKind, string]
  const [table = '', currency = 'EUR'] = owner.split('.')
  return OF_TABLES.includes(kind) ? { ...accountOf(kind, owner), table, currency } : accountOf(kind, owner)
}
