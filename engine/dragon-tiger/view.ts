import type { Event, State } from '#engine/dragon-tiger/types'
import { type Audience, isStaff, ownedBy } from '#engine/round/audience'
import { byPlayer } from '#engine/round/by-player'

/** The table as an audience may see it: nobody's bets but one's own, however many play. */
export function viewState(state: State, audience: Audience): State {
  if (isStaff(audience)) return state
  const own = ownedBy(audience)
  return {
    ...state,
    slips: state.slips.filter(own),
    bets: state.bets.filter(own),
    refused: state.refused.filter(own),
    results: state.results.filter(own),
  }
}

export function viewEvent(event: Event, audience: Audience): Event | null {
  const own = ownedBy(audience)
  switch (event.type) {
    case 'placed':
    case 'takenBack':
      return isStaff(audience) || own(event) ? event : null
    case 'closed':
      if (isStaff(audience)) return event
      return { ...event, taken: event.taken.filter(own), refused: event.refused.filter(own) }
    case 'settled':
    case 'cancelled':
      return isStaff(audience) ? event : { ...event, results: event.results.filter(own) }
    case 'opened':
    case 'dealt':
      return event
    default:
      event satisfies never
      return null
  }
}

const NOBODY: ReadonlyMap<string, Event> = new Map()

/** Whose view of an event is not a bystander's, and what it is; made in one pass, because thousands may bet. */
export function ownViews(event: Event): ReadonlyMap<string, Event> {
  switch (event.type) {
    case 'placed':
    case 'takenBack':
      return new Map([[event.player, event]])
    case 'closed': {
      const taken = byPlayer(event.taken)
      const refused = byPlayer(event.refused)
      const view = (player: string): Event => ({
        type: 'closed',
        taken: taken.get(player) ?? [],
        refused: refused.get(player) ?? [],
      })
      return new Map([...taken.keys(), ...refused.keys()].map((player) => [player, view(player)]))
    }
    case 'settled':
    case 'cancelled':
      return new Map(
        Array.from(byPlayer(event.results), ([player, results]) => [player, { ...event, results }]),
      )
    default:
      return NOBODY
  }
}
