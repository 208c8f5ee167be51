import { pointsOf } from '#engine/baccarat/hand'
import { DECK, RANKS, rankNumber } from '#engine/cards/card'
import type { CardCounts } from '#math/counts'

/** The unseen cards of a shoe, counted in the three ways in which bets look at them. */
export interface Composition {
  readonly size: number
  /** In DECK's order. */
  readonly cards: readonly number[]
  /** Ace first. */
  readonly ranks: readonly number[]
  /** By what a card counts, 0 to 9 (BA-1). */
  readonly points: readonly number[]
}

/** A round may take six cards, and is looked at as if it always did. */
const FEWEST_CARDS = 6
/** Up to here the ways to deal four cards after the first two fit a double exactly. */
const MOST_CARDS = 9745

/** The one door for compositions. */
export function compositionOf(counts: CardCounts): Composition {
  if (counts.length !== DECK.length) {
    throw new RangeError(`A composition has ${DECK.length} counts, one for each card, not ${counts.length}.`)
  }
  const ranks = RANKS.map(() => 0)
  const points = new Array<number>(10).fill(0)
  let size = 0
  for (const [place, card] of DECK.entries()) {
    const count = counts[place]
    if (count === undefined || !Number.isInteger(count) || count < 0) {
      throw new RangeError(`A composition counts whole cards, none or more: ${count} of ${card} is no count.`)
    }
    raise(ranks, rankNumber(card) - 1, count)
    raise(points, pointsOf(card), count)
    size += count
  }
  if (size < FEWEST_CARDS) throw new RangeError(`A round may take ${FEWEST_CARDS} cards; here are ${size}.`)
  if (size > MOST_CARDS) {
    throw new RangeError(`At most ${MOST_CARDS} cards can be counted exactly; here are ${size}.`)
  }
  return { size, cards: [...counts], ranks, points }
}

function raise(counts: number[], place: number, by: number): void {
  counts[place] = (counts[place] ?? 0) + by
}
