import { type Point, type SeatPlace, turned } from '#web/table/blackjack/plan'

const CARD_SHAPE = 1.4
/** How much of a card the next one leaves in view, and how much higher it lies. */
const SHOWN = 0.44
const RISE = 0.07

/** One of a seat's hands: around its middle, turned with the seat. */
export interface HandPlace extends Point {
  readonly turn: number
  readonly card: number
  /** How far apart its cards lie at most. */
  readonly spread: number
  /** Another hand lies right beside it. */
  readonly crowded: boolean
}

const SHRINK = [1, 1, 0.82, 0.7, 0.62]
const GAP = 8

function cardAt({ card }: { readonly card: number }, hands: number): number {
  return card * (SHRINK[hands] ?? 0.62)
}

/** How far to the right a hand of so many lies, as seen by its player: the first one is nearest to the shoe. */
export function handAside(place: { readonly card: number }, hand: number, hands: number): number {
  if (hands < 2) return 0
  return ((hands - 1) / 2 - hand) * (cardAt(place, hands) * (1 + SHOWN) + GAP)
}

/** Split hands lie side by side (BJ-6, FB-2). */
export function handPlaces(place: SeatPlace, hands: number): readonly HandPlace[] {
  const card = cardAt(place, hands)
  const spread = card * (hands > 1 ? 0.6 : 1.25)
  return Array.from({ length: hands }, (_, hand) => ({
    ...turned(place, handAside(place, hand, hands), -place.reach),
    turn: place.turn,
    card,
    spread,
    crowded: hands > 1,
  }))
}

/** The hand as it lies large before its player on a phone. */
export function ownHandPlaces(own: Point & { readonly card: number }, hands: number): readonly HandPlace[] {
  const card = own.card * (SHRINK[hands] ?? 0.62)
  const wide = card * (1 + (hands > 1 ? 0.34 : SHOWN)) + 6
  return Array.from({ length: hands }, (_, index) => ({
    x: own.x + (hands > 1 ? ((hands - 1) / 2 - index) * wide : 0),
    y: own.y - (hands > 1 ? own.card * 0.24 : 0),
    turn: 0,
    card,
    spread: card * (hands > 1 ? 0.34 : 1.15),
    crowded: hands > 1,
  }))
}

function stepOf({ card, spread }: HandPlace, count: number): number {
  return count < 2 ? 0 : Math.min(card * SHOWN, spread / (count - 1))
}

/** The middle of each card. */
export function cardPlaces(hand: HandPlace, count: number): readonly Point[] {
  const step = stepOf(hand, count)
  const rise = Math.min(hand.card * RISE, 5)
  return Array.from({ length: count }, (_, index) => {
    const along = index - (count - 1) / 2
    return turned(hand, along * step, -along * rise)
  })
}

/** At the upper right corner; above it where there is a neighbour. */
export function totalPlace(hand: HandPlace, count: number): Point {
  if (hand.crowded) return turned(hand, hand.card * 0.34, -hand.card * (CARD_SHAPE / 2 + 0.1))
  const halfWidth = (hand.card + stepOf(hand, count) * Math.max(0, count - 1)) / 2
  return turned(hand, halfWidth + 4, -hand.card * (CARD_SHAPE / 2 - 0.12))
}

/** On the lower edge. */
export function labelPlace(hand: HandPlace): Point {
  return turned(hand, 0, hand.card * (CARD_SHAPE / 2 - 0.1))
}

/** Cards never lie quite straight: within a degree, always the same for the same place. */
export function lieOf(seat: number, index: number): number {
  return (((seat * 37 + index * 53) % 19) - 9) / 10
}

/** The dealer's row: two cards side by side, the rest overlapping to the right; none moves when another comes. */
export function dealerPlaces(
  { x, y, card }: Point & { readonly card: number },
  count: number,
): readonly Point[] {
  const apart = card * 1.09
  return Array.from({ length: count }, (_, index) => ({
    x: x - apart / 2 + (index < 2 ? index * apart : apart + (index - 1) * card * 0.42),
    y,
  }))
}
