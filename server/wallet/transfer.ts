import { createHash } from 'node:crypto'
import type { OperatorId, RoundCode } from '#engine/ids'
import { canonical } from '#engine/record/canonical'
import type { Account, AccountId } from '#server/wallet/accounts'

export interface Entry {
  readonly account: Account
  readonly amount: number
  /**
   * Taking back what was paid must not fail because it was spent meanwhile: what the account lacks is
   * borne by this one (FL-2).
   */
  readonly shortfallTo?: Account
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
  readonly round: RoundCode | null
  readonly entries: readonly Entry[]
  readonly note?: string
  /** Of a payment: which one, and which step of it. */
  readonly payment?: { readonly code: string; readonly step: string }
  /** Of money that an operator brings or takes. */
  readonly operator?: OperatorId
}

/** What brings money from an operator, by the call that asked for it. */
export interface Funding extends Transfer {
  readonly call: string
}

/** What a key stands for: the same key with other content is an error, not a repetition. */
export function inputHash({ key, kind, round, entries }: Transfer): string {
  const plain = entries.map(({ account, amount, shortfallTo }) => [
    account.id,
    amount,
    shortfallTo?.id ?? null,
  ])
  return createHash('sha256')
    .update(canonical([key, kind, round, plain]))
    .digest('hex')
}

/** One line an account, zero lines left out, in the order of the accounts: the order in which rows are locked. */
export function merged(entries: readonly Entry[]): Entry[] {
  const sums = new Map<AccountId, Entry>()
  for (const entry of entries) {
    const known = sums.get(entry.account.id)
    sums.set(entry.account.id, known ? { ...known, ...entry, amount: known.amount + entry.amount } : entry)
  }
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => (a.account.id < b.account.id ? -1 : 1))
}
