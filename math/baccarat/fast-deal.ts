import { pointsOf, totalOf } from '#engine/baccarat/hand'
import { DECK } from '#engine/cards/card'
import { PAIR_KINDS, pairGrade, pairKind } from '#math/baccarat/pair-kinds'
import { kindPlace, ROUND_KIND_AT, ROUND_KINDS } from '#math/baccarat/round-kinds'
import type { ShoeCounts } from '#math/baccarat/shoe-counts'
import type { ShoeSpan } from '#math/simulation/fast-shoe'

const CARD_BITS = 6
const ROUNDS = ROUND_KINDS.length
const PAIRS = PAIR_KINDS.length

const POINTS = Uint8Array.from(DECK, pointsOf)

/** Of each two cards by their places in DECK: the total (BA-1), and above it the pair grade (BA-7). */
const TOTAL_BITS = 4
const HANDS = handsOfTwo()

/** How many cards a round of each kind takes. */
const DEALT = Uint8Array.from(ROUND_KINDS, ({ player, banker }) => player.length + banker.length)

/**
 * Deals a shoe until the cut card is out, or as many rounds as are wanted, and counts them by kind: no bet is
 * judged here, no card compared, and nothing branches on the cards. Says how many rounds were dealt.
 */
export function dealShoe(counts: ShoeCounts, order: Uint8Array, span: ShoeSpan, wanted: number): number {
  const { rounds, pairs, nextStretchAt } = counts
  const { cutCardAt } = span
  let next = span.first
  let round = 0
  let stretch = 0
  while (next <= cutCardAt && round < wanted) {
    round += 1
    if (round === (nextStretchAt[stretch] as number)) stretch += 1
    const player = handAt(order, next)
    const banker = handAt(order, next + 1)
    const fifth = POINTS[order[next + 4] as number] as number
    const sixth = POINTS[order[next + 5] as number] as number
    const kind = ROUND_KIND_AT[kindPlace(player & 15, banker & 15, fifth, sixth)] as number
    const pair = pairKind(player >> TOTAL_BITS, banker >> TOTAL_BITS)
    raise(rounds, stretch * ROUNDS + kind)
    raise(pairs, stretch * PAIRS + pair)
    next += DEALT[kind] as number
  }
  return round
}

/** The two cards of a side: they come in turn with the other's (BA-2). */
function handAt(order: Uint8Array, first: number): number {
  return HANDS[((order[first] as number) << CARD_BITS) | (order[first + 2] as number)] as number
}

function raise(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] as number) + 1
}

function handsOfTwo(): Uint8Array {
  const hands = new Uint8Array(DECK.length << CARD_BITS)
  for (const [first, one] of DECK.entries()) {
    for (const [second, other] of DECK.entries()) {
      const hand = [one, other]
      hands[(first << CARD_BITS) | second] = (pairGrade(hand) << TOTAL_BITS) | totalOf(hand)
    }
  }
  return hands
}
