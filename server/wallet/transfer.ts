import { createHash } from 'node:crypto'
import { canonical } from '#engine/record/canonical'

export interface Entry {
  readonly account: string
  readonly amount: number
  /**
   * Taking back what was paid must not fail because it was spent meanwhile: what the account lacks is
   * borne by this one (FL-2).
   */
  readonly shortfallTo?: string
}

/** Money that moves as one: its entries sum to zero. */
export interface Transfer {
  /** The same key is never carried out twice. */
  readonly key: string
  readonly kind:
    | 'stake'
    | 'pay'
    | 'settle'
    | 'cancel'
    | 'void'
    | 'grant'
    | 'session'
    | 'reversal'
    | 'debit'
    | 'credit'
    | 'operator'
    | 'deposit'
    | 'withdrawal'
    | 'expiry'
  readonly round: string | null
  readonly entries: readonly Entry[]
  readonly note?: string
}

/** What a key stands for: the same key with other content is an error, not a repetition. */
export function inputHash({ key, kind, round, entries }: Transfer): string {
  const plain = entries.map(({ account, amount, shortfallTo }) => [account, amount, shortfallTo ?? null])
  return createHash('sha256')
    .update(canonical([key, kind, round, plain]))
    .digest('hex')
}

/** One line an account, zero lines left out, in the order of the accounts: the order in which rows are locked. */
export function merged(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>()
  for (const entry of entries) {
    const known = sums.get(entry.account)
    sums.set(entry.account, known ? { ...known, ...entry, amount: known.amount + entry.amount } : entry)
  }
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => (a.account < b.account ? -1 : 1))
}
