import type { Event, State } from '#engine/dragon-tiger/types'
import { flatSpot } from '#engine/round/flat'
import { changed } from '#engine/round/slip'

/** The only thing that moves a table: its state is the fold of its events. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'opened':
      return {
        ...state,
        phase: 'betting',
        shoeRound: event.shoeRound,
        refused: [],
        dragon: null,
        tiger: null,
        winner: null,
        results: [],
      }
    case 'placed': {
      const { player, bet, amount, golden } = event
      return { ...state, slips: changed(state.slips, flatSpot(player, bet), amount, golden) }
    }
    case 'takenBack': {
      const { player, bet, amount, golden } = event
      return { ...state, slips: changed(state.slips, flatSpot(player, bet), -amount, golden) }
    }
    case 'closed':
      return { ...state, phase: 'dealing', slips: [], bets: event.taken, refused: event.refused }
    case 'dealt':
      return { ...state, [event.to]: event.card }
    case 'settled':
      return { ...state, phase: 'over', bets: [], winner: event.winner, results: event.results }
    case 'cancelled':
      return { ...state, phase: 'over', slips: [], bets: [], results: event.results }
    default:
      return event satisfies never
  }
}
