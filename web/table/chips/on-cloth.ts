import type { TableState } from '#engine/table/types'
import type { Order } from '#web/net/player-orders'
import type { Place } from '#web/state/tables'
import { amountOn, isInactive, type SpotStake, stakesOf } from '#web/table/chips/spot'

/** A player's chips on a table's cloth while betting is open, those on their way included. */
export function lyingAt(
  table: string,
  { game }: Pick<TableState, 'game'>,
  me: string,
  orders: readonly Order[],
): readonly SpotStake[] {
  return game.phase === 'betting' ? stakesOf(game, me, table, orders) : []
}

export function sumOf(stakes: readonly SpotStake[]): number {
  return stakes.reduce((total, stake) => total + amountOn(stake), 0)
}

/** Those that will be played as they lie (MO-4). */
export function activeOf(
  stakes: readonly SpotStake[],
  { game }: Pick<TableState, 'game'>,
  me: string,
): readonly SpotStake[] {
  return stakes.filter((stake) => !isInactive(game.limits, me, stake))
}

/** At a table that was not told yet there are only chips on their way. */
const NO_SLIPS = { slips: [] }

/** What lies on these tables, of each kind of money: it is in the purse still, and cannot be staked again. */
export function moneyOnCloth(
  places: Iterable<readonly [table: string, place: Pick<Place, 'tracked'>]>,
  me: string,
  orders: readonly Order[],
): { readonly cash: number; readonly golden: number } {
  let cash = 0
  let golden = 0
  for (const [table, { tracked }] of places) {
    const lying =
      tracked === null ? stakesOf(NO_SLIPS, me, table, orders) : lyingAt(table, tracked.state, me, orders)
    for (const stake of lying) {
      golden += stake.golden
      if (stake.golden === 0) cash += stake.cash + stake.pending
    }
  }
  return { cash, golden }
}
