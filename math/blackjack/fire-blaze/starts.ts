import { totalOf } from '#engine/blackjack/hand'
import type { Card } from '#engine/cards/card'
import { CARD_OF_VALUE, totalCount, type ValueCounts, without } from '#math/blackjack/fire-blaze/values'
import { falling } from '#math/counting'

/** The two cards, in order, with which a hand starts at 14, hard or soft (MF-13). */
const FOURTEENS: readonly (readonly Card[])[] = CARD_OF_VALUE.flatMap((first) =>
  CARD_OF_VALUE.map((second) => [first, second]),
).filter((start) => totalOf(start) === 14)

/** In how many of the deals of two cards to each of two hands none, one and both of them start with 14. */
export function startsWith14(counts: ValueCounts): readonly [none: bigint, one: bigint, both: bigint] {
  const left = totalCount(counts)
  let first = 0n
  let both = 0n
  for (const start of FOURTEENS) {
    const deals = waysToDeal(counts, start)
    if (deals === 0n) continue
    first += deals
    const rest = without(counts, start)
    for (const other of FOURTEENS) both += deals * waysToDeal(rest, other)
  }
  const one = 2n * (first * falling(left - 2, 2) - both)
  return [falling(left, 4) - one - both, one, both]
}

function waysToDeal(counts: ValueCounts, [first, second]: readonly Card[]): bigint {
  const of = (card: Card | undefined) => (card ? (counts[CARD_OF_VALUE.indexOf(card)] ?? 0) : 0)
  return BigInt(of(first)) * BigInt(first === second ? Math.max(0, of(second) - 1) : of(second))
}
