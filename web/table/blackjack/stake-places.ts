import type { SideBet } from '#engine/blackjack/types'
import { handAside } from '#web/table/blackjack/hand-geometry'
import { type Point, type SeatPlace, turned } from '#web/table/blackjack/plan'
import type { StakeView } from '#web/table/blackjack/stake-view'

/** By the number of hands. */
const MAIN_SIZES = [1.34, 1.34, 1.1, 0.9, 0.8]

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
    const beyond = place.reach + place.card * 0.7 + place.socket * (hands > 1 ? 1 : 0.64)
    return { ...turned(place, 0, -beyond), size: place.socket * 0.74 }
  }
  if (bet === 'main') {
    const near = hands > 1 ? place.socket * 0.16 : -2
    return {
      ...turned(place, handAside(place, hand, hands), near),
      size: place.socket * (MAIN_SIZES[hands] ?? 0.8),
    }
  }
  const side = place.sides[sideBets.indexOf(bet)] ?? { x: 0, y: 0 }
  return {
    ...turned(place, side.x, side.y - 1),
    size: place.sideSocket * 1.58,
    paid: { x: 0, y: -place.sideSocket * 1.5 },
  }
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
