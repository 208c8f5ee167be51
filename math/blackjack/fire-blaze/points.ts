import { fireLevel, firePoints } from '#engine/blackjack/fire-blaze/points'
import { type BonusLevel, type FireBlazeRules, LEVELS } from '#engine/blackjack/fire-blaze/types'
import type { Card } from '#engine/cards/card'
import { dealerHands } from '#math/blackjack/fire-blaze/dealer-hands'
import { startsWith14 } from '#math/blackjack/fire-blaze/starts'
import {
  CARD_OF_VALUE,
  countValues,
  totalCount,
  type ValueCounts,
  without,
} from '#math/blackjack/fire-blaze/values'
import { falling } from '#math/counting'
import type { RankCounts } from '#math/counts'
import { type Fraction, fraction, plus, ZERO } from '#math/fraction'

const HANDS_CARDS = 4
const FOURTEEN: readonly Card[] = ['TS', '4S']

/**
 * The exact chance of each number of Fire Blaze points (MF-12, MF-13) in a round from a shoe of these ranks.
 *
 * Unseen cards are exchangeable: whatever the players take, and on whatever they see, the dealer's cards and
 * the hands' first cards come as if nothing lay between them, so the dealer's may be counted first.
 */
export function pointChances(
  rules: FireBlazeRules,
  dealerHitsTo: number,
  counts: RankCounts,
): ReadonlyMap<number, Fraction> {
  const values = countValues(counts)
  const size = totalCount(values)
  const hands = dealerHands(dealerHitsTo).filter(({ cards }) => cards.length + HANDS_CARDS <= size)
  const longest = Math.max(0, ...hands.map(({ cards }) => cards.length))
  const deals = new Map<number, bigint>()
  for (const { cards, orders } of hands) {
    const drawn = orders * waysToDraw(values, cards)
    if (drawn === 0n) continue
    const after = falling(size - cards.length - HANDS_CARDS, longest - cards.length)
    for (const [fourteens, starts] of startsWith14(without(values, cards)).entries()) {
      const points = firePoints(rules, cards, new Array<readonly Card[]>(fourteens).fill(FOURTEEN))
      deals.set(points, (deals.get(points) ?? 0n) + drawn * starts * after)
    }
  }
  return shares(deals, falling(size, longest + HANDS_CARDS))
}

function waysToDraw(values: ValueCounts, cards: readonly Card[]): bigint {
  let ways = 1n
  for (const [index, card] of CARD_OF_VALUE.entries()) {
    ways *= falling(values[index] ?? 0, cards.filter((held) => held === card).length)
  }
  return ways
}

function shares(deals: ReadonlyMap<number, bigint>, whole: bigint): ReadonlyMap<number, Fraction> {
  const ordered = [...deals].filter(([, ways]) => ways > 0n).toSorted(([a], [b]) => a - b)
  if (ordered.length === 0 || ordered.reduce((total, [, ways]) => total + ways, 0n) !== whole) {
    throw new RangeError('The shoe can run out before the dealer stands.')
  }
  return new Map(ordered.map(([points, ways]) => [points, fraction(ways, whole)]))
}

/** MF-14: how likely a round opens each level. */
export function levelChances(
  rules: FireBlazeRules,
  points: ReadonlyMap<number, Fraction>,
): ReadonlyMap<BonusLevel, Fraction> {
  const chances = new Map<BonusLevel, Fraction>(LEVELS.map((level) => [level, ZERO]))
  for (const [score, chance] of points) {
    const level = fireLevel(rules, score)
    if (level !== null) chances.set(level, plus(chances.get(level) ?? ZERO, chance))
  }
  return chances
}
