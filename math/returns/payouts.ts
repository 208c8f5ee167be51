import type { Combinations } from '#math/exact'

/** What can come of a bet with how many combinations: wins by their odds, then push, then a part back, then lose. */
export function payoutsInOrder({ byPayout }: Combinations): readonly (readonly [string, bigint])[] {
  const place = (payout: string) => {
    if (payout === 'lose') return Number.POSITIVE_INFINITY
    if (payout === 'push') return Number.MAX_VALUE / 2
    if (payout.startsWith('back')) return Number.MAX_VALUE
    const [win = 0, stake = 1] = payout.split(':').map(Number)
    return win / stake
  }
  return [...byPayout].filter(([, count]) => count > 0n).toSorted(([a], [b]) => place(a) - place(b))
}
