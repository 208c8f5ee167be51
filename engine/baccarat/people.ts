import type { State } from '#engine/baccarat/types'
import type { People } from '#engine/round/game'
import { UNSEATED } from '#engine/round/unseated'

/** A player is known by the own switches alone. */
export const PEOPLE: People<State> = {
  ...UNSEATED,
  remembered: ({ settings }) => Object.keys(settings),
  forget(state, players) {
    const settings = Object.entries(state.settings).filter(([player]) => !players.has(player))
    return { ...state, settings: Object.fromEntries(settings) }
  },
  withoutGone: (state) => state,
}
