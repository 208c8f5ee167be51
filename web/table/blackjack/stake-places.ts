import type { SideBet } from '#engine/blackjack/types'
import { type Point, type SeatPlace, turned } from '#web/table/blackjack/plan'
import type { StakeView } from '#web/table/blackjack/stake-view'

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
  if (bet === 'insurance')
    return { ...turned(place, -place.socket * 0.2, -place.socket * 1.05), size: place.socket * 0.8 }
  if (bet === 'main') {
    const apart = hands > 1 ? place.socket * 1.16 : 0
    const right = ((hands - 1) / 2 - hand) * apart
    return { ...turned(place, right, -2), size: place.socket * (hands > 2 ? 1 : 1.34) }
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
