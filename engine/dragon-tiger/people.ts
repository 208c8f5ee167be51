import type { Event, State } from '#engine/dragon-tiger/types'
import { flatCloth } from '#engine/round/cloth'
import { flatSpot } from '#engine/round/flat'
import type { People } from '#engine/round/game'
import { UNSEATED } from '#engine/round/unseated'

/** Nobody has switches here: from one round to the next nothing is remembered of anybody. */
export const PEOPLE: People<State, Event> = {
  ...UNSEATED,
  cloth: flatCloth,
  spotOf: ({ player, bet }) => flatSpot(player, bet),
  undone: () => [],
  isUnconfirmed: () => false,
  remembered: () => [],
  forget: (state) => state,
  withoutGone: (state) => state,
}
