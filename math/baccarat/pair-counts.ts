import { DECK, rankNumber } from '#engine/cards/card'
import type { Composition } from '#math/baccarat/composition'
import { PAIR_GRADES, PAIR_KINDS, pairKind } from '#math/baccarat/pair-kinds'

/** In how many of the orders of six cards the two first hands are of each pair kind (BA-7). */
export function countPairKinds(composition: Composition): readonly bigint[] {
  const atLeast = gradesAtLeast(composition)
  const counts = PAIR_KINDS.map(() => 0n)
  for (let player = 0; player < PAIR_GRADES; player++) {
    for (let banker = 0; banker < PAIR_GRADES; banker++) {
      // A grade includes the higher ones: of this grade exactly is what none of them takes away.
      counts[pairKind(player, banker)] =
        atLeast(player, banker) -
        atLeast(player + 1, banker) -
        atLeast(player, banker + 1) +
        atLeast(player + 1, banker + 1)
    }
  }
  return counts
}

/** In how many orders each side's first two cards are of these grades or higher. */
function gradesAtLeast({ size, cards, ranks }: Composition): (player: number, banker: number) => bigint {
  const alikeByGrade = [
    DECK.map(() => size),
    DECK.map((card) => ranks[rankNumber(card) - 1] as number),
    DECK.map((_, place) => cards[place] as number),
  ]
  const fifthAndSixth = BigInt((size - 4) * (size - 5))
  return (player, banker) => {
    const fewer = alikeByGrade[Math.max(player, banker)]
    const more = alikeByGrade[Math.min(player, banker)]
    return fewer === undefined || more === undefined ? 0n : twoHands(cards, fewer, more) * fifthAndSixth
  }
}

/**
 * The ways to deal two hands of cards that are alike, one in a narrower and one in a wider sense:
 * each list says for the card at a place how many are like it. Which hand is dealt first does not matter.
 */
function twoHands(cards: readonly number[], narrow: readonly number[], wide: readonly number[]): bigint {
  const wideHands = handsOf(cards, wide)
  let ways = 0n
  for (const [place, count] of cards.entries()) {
    const alike = wide[place] as number
    const wideHandsLeft = wideHands - alike * (alike - 1) + (alike - 2) * (alike - 3)
    ways += BigInt(count * ((narrow[place] as number) - 1)) * BigInt(wideHandsLeft)
  }
  return ways
}

/** The ways to deal a card and then one like it. */
function handsOf(cards: readonly number[], alike: readonly number[]): number {
  return cards.reduce((ways, count, place) => ways + count * ((alike[place] as number) - 1), 0)
}
