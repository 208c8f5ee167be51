import type { Transfer } from '#server/wallet/transfer'

interface Moved {
  readonly side: 'staked' | 'paid'
  readonly money: 'cash' | 'golden'
  readonly cents: number
}

const STAKES: Readonly<Record<string, Moved['money']>> = { stakes: 'cash', 'stakes-golden': 'golden' }
const HOUSE = ['house', 'promotions']

/** What a table's transfer takes from players as stakes, and what it gives them. */
export function moneyIn({ kind, entries }: Transfer): readonly Moved[] {
  const moved: Moved[] = []
  for (const { account, amount } of entries) {
    const of = account.slice(0, account.indexOf(':'))
    const stakes = STAKES[of]
    if (stakes !== undefined) {
      if (kind === 'stake' && amount > 0) moved.push({ side: 'staked', money: stakes, cents: amount })
    } else if (amount > 0 && kind !== 'stake' && !HOUSE.includes(of)) {
      moved.push({ side: 'paid', money: of === 'golden' ? 'golden' : 'cash', cents: amount })
    }
  }
  return moved
}
