import { cloth } from '#engine/blackjack/cloth'
import type { Event, State } from '#engine/blackjack/types'
import type { People } from '#engine/round/game'

/** Who is at a table with hands to play: where nobody sits, everybody plays the same ones (MF-1). */
export const PEOPLE: People<State, Event> = {
  isForAll: ({ rules }) => rules.seating === 'shared',

  cloth,

  isUnconfirmed: () => false,

  spotOf: ({ spot }) => spot,

  undone: ({ undone }) => undone,

  turn: ({ turn }) => turn,

  isAsked({ insurance, lines }, player, what) {
    if (what === 'insurance') return insurance.some((one) => one.player === player && !one.answered)
    return lines.some(({ stakes }) =>
      stakes.some((stake) => stake.player === player && stake.claim === 'evenMoney'),
    )
  },

  places: ({ rules, seats }) => (rules.seating === 'shared' ? [] : seats),

  participants({ seats, slips, lines }) {
    const seated = seats.flatMap(({ player }) => player ?? [])
    const staked = lines.flatMap(({ stakes }) => stakes.map(({ player }) => player))
    return new Set([...seated, ...slips.map(({ player }) => player), ...staked])
  },

  away: ({ away }) => away,

  remembered: ({ choices, away }) => [...choices.map(({ player }) => player), ...away],

  forget: (state, players) => ({
    ...state,
    choices: state.choices.filter(({ player }) => !players.has(player)),
    away: state.away.filter((player) => !players.has(player)),
  }),

  withoutGone(state) {
    const { away, seats } = state
    if (away.length === 0) return state
    return { ...state, away: away.filter((player) => seats.some((seat) => seat.player === player)) }
  },

  isHeldIdly: ({ rules, seats }) => rules.idleRounds > 0 && seats.some(({ player }) => player !== null),
}
