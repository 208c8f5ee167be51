import { type Point, type SeatPlace, turned } from '#web/table/blackjack/stage/plan'

const CARD_SHAPE = 1.4
/** How much of a card the next one leaves in view, and how much higher it lies. */
const SHOWN = 0.44
/** Of three hands and more at a seat. */
const TIGHT = 0.32
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

/** By the number of hands, in one row or in two. */
const SHRINK = { 1: [1, 1, 0.82, 0.66, 0.64], 2: [1, 1, 0.82, 0.7, 0.7] } as const
const LEAST = 0.62
const GAP = 8
/** Between two rows there are totals and labels. */
const ROW_GAP = 22
const A_ROW = 2
const STRAIGHTER = 0.35

type HandsAt = Pick<SeatPlace, 'card' | 'rows'>

function isInRows({ rows }: HandsAt, hands: number): boolean {
  return rows === 2 && hands > A_ROW
}

function cardAt({ card, rows }: HandsAt, hands: number): number {
  return card * (SHRINK[rows][hands] ?? LEAST)
}

/** How much further from the player than one row they reach. */
export function secondRow(place: HandsAt, hands: number): number {
  return isInRows(place, hands) ? cardAt(place, hands) * CARD_SHAPE + ROW_GAP : 0
}

/** In which column and row a hand lies, from the middle: the first is nearest to the shoe, on the player's right. */
export function handCell(
  place: HandsAt,
  hand: number,
  hands: number,
): { readonly right: number; readonly back: number } {
  if (!isInRows(place, hands)) return { right: (hands - 1) / 2 - hand, back: 0 }
  const back = hand < A_ROW ? 1 : 0
  const inRow = back === 1 ? A_ROW : hands - A_ROW
  return { right: (inRow - 1) / 2 - (hand % A_ROW), back }
}

/** Of a row of hands: the seat's, unless they would leave the table there. */
function middleOf({ x, within = Number.POSITIVE_INFINITY }: SeatPlace, hands: number, step: number): number {
  const half = (hands * step) / 2
  return hands < 2 ? x : Math.max(half, Math.min(x, within - half))
}

/** Split hands lie side by side (BJ-6, FB-2). */
export function handPlaces(place: SeatPlace, hands: number): readonly HandPlace[] {
  const card = cardAt(place, hands)
  const shown = hands > 2 ? TIGHT : SHOWN
  const step = card * (1 + shown) + GAP
  const inRows = isInRows(place, hands)
  const lower = inRows ? (place.card - card) * (CARD_SHAPE / 2) : 0
  // Two rows stand straighter, so that they do not lean into what is in the middle.
  const at = inRows
    ? { ...place, turn: place.turn * STRAIGHTER }
    : { ...place, x: middleOf(place, hands, step) }
  return Array.from({ length: hands }, (_, hand) => {
    const { right, back } = handCell(place, hand, hands)
    return {
      ...turned(at, right * step, lower - place.reach - back * secondRow(place, hands)),
      turn: at.turn,
      card,
      spread: card * (hands > 2 ? 0.44 : hands > 1 ? 0.6 : 1.25),
      crowded: hands > 1,
    }
  })
}

/** On the left of many hands lie the side bets. */
const SIDE_ROOM = 16

/** The hand as it lies large before its player on a phone. */
export function ownHandPlaces(own: Point & { readonly card: number }, hands: number): readonly HandPlace[] {
  const card = own.card * (SHRINK[1][hands] ?? LEAST)
  const wide = card * (1 + (hands > 1 ? 0.34 : SHOWN)) + 6
  return Array.from({ length: hands }, (_, index) => ({
    x: own.x + ((hands - 1) / 2 - index) * wide + (hands > 2 ? SIDE_ROOM : 0),
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
  if (hand.crowded) return turned(hand, hand.card * 0.42, -hand.card * (CARD_SHAPE / 2 + 0.02))
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
