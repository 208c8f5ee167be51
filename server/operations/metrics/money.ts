import type { AccountKind } from '#server/wallet/accounts'
import type { Transfer } from '#server/wallet/transfer'

interface Moved {
  readonly side: 'staked' | 'paid'
  readonly currency: string
  readonly money: 'cash' | 'golden'
  readonly cents: number
}

const STAKES: Partial<Readonly<Record<AccountKind, Moved['money']>>> = {
  stakes: 'cash',
  'stakes-golden': 'golden',
}
const HOUSE: Partial<Readonly<Record<AccountKind, Moved['money']>>> = { house: 'cash', promotions: 'golden' }
const PAYING: readonly Transfer['kind'][] = ['pay', 'settle', 'cancel']

/**
 * What a table's transfer takes from players as stakes, and what it gives them. Read from the table's side, whose
 * accounts tell the currency: what comes to the stakes, and what leaves the house.
 */
export function moneyIn({ kind, entries }: Transfer): readonly Moved[] {
  const moved: Moved[] = []
  for (const { account, amount } of entries) {
    const { kind: of, currency } = account
    if (currency === undefined) continue
    const [staked, paid] = [STAKES[of], HOUSE[of]]
    if (staked !== undefined && kind === 'stake' && amount > 0)
      moved.push({ side: 'staked', currency, money: staked, cents: amount })
    if (paid !== undefined && PAYING.includes(kind) && amount < 0)
      moved.push({ side: 'paid', currency, money: paid, cents: -amount })
  }
  return moved
}
