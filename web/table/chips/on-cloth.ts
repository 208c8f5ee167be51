import { gameOf } from '#engine/families'
import type { Outcome } from '#engine/round/bet'
import { type Ending, endedFor } from '#engine/round/ending'
import type { GameState, TableState } from '#engine/table/types'
import { type Order, useOrders } from '#web/state/orders'
import { sightOf } from '#web/state/sight'
import type { Place } from '#web/state/tables'
import { amountOn, isInactive, type Laid, type Spot, type SpotStake, stakesOf } from '#web/table/chips/spot'

/** A player's chips on a table's cloth while betting is open, those on their way included. */
export function lyingAt(
  table: string,
  { game }: Pick<TableState, 'game'>,
  me: string,
  orders: readonly Order[],
): readonly SpotStake[] {
  return game.phase === 'betting' ? stakesOf(game, me, table, orders) : []
}

/** What this player has on the cloth while betting is open. */
export function laidNow(table: string): readonly Laid[] {
  const sight = sightOf(table)
  if (sight === null) return []
  return lyingAt(table, sight.state, sight.me, useOrders.getState().orders)
    .filter(({ cash, golden }) => cash + golden > 0)
    .map((stake) => ({ ...stake, amount: amountOn({ ...stake, pending: 0 }), golden: stake.golden > 0 }))
}

export function lyingOn(table: string, spot: Spot): Laid | undefined {
  return laidNow(table).find(
    ({ bet, seat, behind }) => bet === spot.bet && seat === spot.seat && behind === spot.behind,
  )
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

interface Standing {
  readonly staked: number
  /** What came back so far. */
  readonly back: number
  /** `nothing` until it is over. */
  readonly ending: Ending
}

interface Money {
  readonly player: string
  readonly cash: number
  readonly golden: number
}

/** SB-9: it brought something on top of its stake. */
export function isWon(outcome: Outcome): boolean {
  return outcome === 'win' || outcome === 'blackjack'
}

/** What a player has at stake once betting is closed, and how the round ended. */
export function standing(game: GameState, me: string): Standing {
  const { staked, back, ending } = endedFor(game.results, me)
  if (ending !== 'nothing') return { staked, back, ending: game.phase === 'over' ? ending : 'nothing' }
  if (game.phase === 'betting') return { staked: 0, back: 0, ending }
  return { staked: sum(gameOf(game.rules.id).cloth(game), me), back: 0, ending }
}

function sum(bets: readonly Money[], me: string): number {
  let staked = 0
  for (const { player, cash, golden } of bets) if (player === me) staked += cash + golden
  return staked
}
