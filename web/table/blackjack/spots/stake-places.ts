import type { SideBet } from '#engine/blackjack/types'
import { handCell, secondRow } from '#web/table/blackjack/cards/hand-geometry'
import type { StakeView } from '#web/table/blackjack/spots/stake-view'
import { type Point, type SeatPlace, turned } from '#web/table/blackjack/stage/plan'

/** A chip's width beside its socket's, by the number of hands. */
const MAIN_SIZES = [1.34, 1.34, 0.84, 0.66, 0.62]
/** Chips of split hands stay in their socket, in the order of the hands; of three and more every second lies nearer. */
const APART = [0, 0, 1.4, 0.86, 0.64]
const STAGGER = 0.34
const PAIR = { apart: 1.4, rows: 1 }

export interface StakePlace extends Point {
  /** A chip's width. */
  readonly size: number
  /** Where what it won is put down, from there. */
  readonly paid?: Point
}

/** Where a bet's chips lie before a seat that has so many hands. */
export function stakePlace(
  place: SeatPlace,
  { bet, hand }: Pick<StakeView, 'bet' | 'hand'>,
  hands: number,
  sideBets: readonly SideBet[],
): StakePlace {
  if (bet === 'insurance') {
    const beyond =
      place.reach + place.card * 0.7 + place.socket * (hands > 1 ? 1 : 0.64) + secondRow(place, hands)
    return { ...turned(place, 0, -beyond), size: place.socket * 0.74 }
  }
  if (bet === 'main') {
    const size = place.socket * (MAIN_SIZES[hands] ?? 0.62)
    if (hands < 2) return { ...turned(place, 0, -2), size, paid: { x: -size * 0.62, y: -size * 0.2 } }
    const { right, near } = inSocket(place, hand, hands)
    return {
      ...turned(place, right * place.socket, near * place.socket),
      size,
      paid: { x: -size * 0.2, y: -size * 0.5 },
    }
  }
  const side = place.sides[sideBets.indexOf(bet)] ?? { x: 0, y: 0 }
  return {
    ...turned(place, side.x, side.y - 1),
    size: place.sideSocket * 1.58,
    paid: { x: 0, y: -place.sideSocket * 0.9 },
  }
}

/** Where the chips of one of several hands lie, in parts of the socket's half width. */
function inSocket(place: SeatPlace, hand: number, hands: number) {
  const { right, back } = handCell(place, hand, hands)
  if (place.rows === 2 && hands > 2) return { right: right * PAIR.apart, near: (0.5 - back) * PAIR.rows }
  const stagger = hands > 2 ? (hand % 2 === 0 ? -STAGGER : STAGGER) : 0
  return { right: right * (APART[hands] ?? 0), near: stagger }
}

/** What others have behind a seat or on the same box, in one small stack. */
export interface Company {
  readonly count: number
  readonly cents: number
}

/** Who else has money on a seat: all but its owner and whoever looks. */
export function companyOn(stakes: readonly StakeView[], seat: number, owner: string | null): Company {
  const others = stakes.filter(
    (stake) =>
      stake.seat === seat && stake.bet === 'main' && !stake.mine && (stake.behind || stake.player !== owner),
  )
  return {
    count: new Set(others.map(({ player }) => player)).size,
    cents: others.reduce((sum, { cents }) => sum + cents, 0),
  }
}
