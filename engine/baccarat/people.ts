import type { State } from '#engine/baccarat/types'
import type { People } from '#engine/round/game'

/** Nobody sits at baccarat, and nobody waits for anybody: a player is known by the own switches alone. */
export const PEOPLE: People<State> = {
  places: () => [],
  participants: () => new Set(),
  away: () => [],
  remembered: ({ settings }) => Object.keys(settings),
  forget(state, players) {
    const settings = Object.entries(state.settings).filter(([player]) => !players.has(player))
    return { ...state, settings: Object.fromEntries(settings) }
  },
  withoutGone: (state) => state,
  isHeldIdly: () => false,
}
