import { hasLoose } from '#engine/baccarat/chips'
import { settingsOf } from '#engine/baccarat/settings'
import type { Event, State } from '#engine/baccarat/types'
import { flatCloth } from '#engine/round/cloth'
import { flatSpot } from '#engine/round/flat'
import type { People } from '#engine/round/game'
import { UNSEATED } from '#engine/round/unseated'

/** A player is known by the own switches alone. */
export const PEOPLE: People<State, Event> = {
  ...UNSEATED,
  cloth: flatCloth,
  spotOf: ({ player, bet }) => flatSpot(player, bet),
  undone: () => [],
  isUnconfirmed(state, player) {
    if (state.phase !== 'betting' || !state.rules.confirmation) return false
    return !settingsOf(state, player).autoConfirm && hasLoose(state.slips, player)
  },
  remembered: ({ settings }) => Object.keys(settings),
  forget(state, players) {
    const settings = Object.entries(state.settings).filter(([player]) => !players.has(player))
    return { ...state, settings: Object.fromEntries(settings) }
  },
  withoutGone: (state) => state,
}
