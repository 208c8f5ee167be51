import { gameOf } from '#engine/families'
import type { Rate } from '#engine/money/rate'
import { type Audience, isOwn, isStaff } from '#engine/round/audience'
import type { GameState, HouseEvent, TablePurse, TableState } from '#engine/table/types'
import { under, withGame } from '#engine/table/with-game'

type PurseEvent = Extract<HouseEvent, { type: 'purse' }>

/** What a player plays from here. */
export function purseAt(
  { purses, currency }: Pick<TableState, 'purses' | 'currency'>,
  player: string,
): TablePurse {
  return purses[player] ?? { currency, session: null }
}

/** The game knows the money of players in other currencies by its rate in this round (MO-6). */
export function withRates(state: TableState): TableState {
  const { purses, round, currency, game } = state
  const rates: Record<string, Rate> = {}
  for (const [player, purse] of Object.entries(purses)) {
    const rate = purse.currency === currency ? undefined : round?.rates[purse.currency]
    if (rate !== undefined) rates[player] = rate
  }
  if (game.limits.rates === undefined && Object.keys(rates).length === 0) return state
  return withGame(state, gameWith(game, rates))
}

function gameWith(game: GameState, rates: Readonly<Record<string, Rate>>): GameState {
  const { unit, ranges } = game.limits
  const limits = Object.keys(rates).length === 0 ? { unit, ranges } : { unit, ranges, rates }
  return under(game, { limits })
}

/**
 * Where people see each other's stakes they see in which currency they are; a session is its player's own business,
 * and elsewhere all of it is.
 */
export function viewPurses(state: TableState, audience: Audience): TableState {
  if (isStaff(audience) || Object.keys(state.purses).length === 0) return state
  const { stakesAreOpen } = gameOf(state.id)
  const seen = Object.entries(state.purses).flatMap(
    ([player, purse]): readonly (readonly [string, TablePurse])[] => {
      if (isOwn(audience, player)) return [[player, purse]]
      return stakesAreOpen ? [[player, { ...purse, session: null }]] : []
    },
  )
  return withRates({ ...state, purses: Object.fromEntries(seen) })
}

export function viewPurseEvent(
  event: PurseEvent,
  stakesAreOpen: boolean,
  audience: Audience,
): PurseEvent | null {
  if (isStaff(audience) || isOwn(audience, event.player)) return event
  return stakesAreOpen ? { ...event, session: null } : null
}
