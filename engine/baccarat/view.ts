import type { Event, State } from '#engine/baccarat/types'
import { type Audience, isStaff, ownedBy } from '#engine/round/audience'
import { byPlayer } from '#engine/round/by-player'

/** The table as an audience may see it: no face-down card (FA-5), nobody's bets but one's own, however many play. */
export function viewState(state: State, audience: Audience): State {
  if (isStaff(audience)) return { ...state, hidden: [] }
  const own = ownedBy(audience)
  return {
    ...state,
    settings: filtered(state.settings, own),
    slips: state.slips.filter(own),
    bets: state.bets.filter(own),
    refused: state.refused.filter(own),
    results: state.results.filter(own),
    hidden: [],
  }
}

export function viewEvent(event: Event, audience: Audience): Event | null {
  switch (event.type) {
    case 'dealt':
      return event.faceDown ? { ...event, card: null } : event
    case 'closed': {
      if (isStaff(audience)) return event
      const own = ownedBy(audience)
      return {
        ...event,
        taken: event.taken.filter(own),
        refused: event.refused.filter(own),
        unconfirmed: event.unconfirmed.filter(own),
      }
    }
    case 'placed':
    case 'takenBack':
    case 'confirmed':
    case 'autoConfirm':
    case 'zeroCommission':
    case 'sideBets':
      return isStaff(audience) || ownedBy(audience)(event) ? event : null
    case 'settled':
    case 'cancelled':
      return isStaff(audience) ? event : { ...event, results: event.results.filter(ownedBy(audience)) }
    case 'opened':
    case 'turned':
      return event
    default:
      event satisfies never
      return null
  }
}

function filtered(settings: State['settings'], own: ReturnType<typeof ownedBy>): State['settings'] {
  return Object.fromEntries(Object.entries(settings).filter(([player]) => own({ player })))
}

const NOBODY: ReadonlyMap<string, Event> = new Map()

/** Whose view of an event is not a bystander's, and what it is; made in one pass, because thousands may bet. */
export function ownViews(event: Event): ReadonlyMap<string, Event> {
  switch (event.type) {
    case 'placed':
    case 'takenBack':
    case 'confirmed':
    case 'autoConfirm':
    case 'zeroCommission':
    case 'sideBets':
      return new Map([[event.player, event]])
    case 'closed': {
      const taken = byPlayer(event.taken)
      const refused = byPlayer(event.refused)
      const unconfirmed = byPlayer(event.unconfirmed)
      const view = (player: string): Event => ({
        type: 'closed',
        taken: taken.get(player) ?? [],
        refused: refused.get(player) ?? [],
        unconfirmed: unconfirmed.get(player) ?? [],
      })
      const players = [...taken.keys(), ...refused.keys(), ...unconfirmed.keys()]
      return new Map(players.map((player) => [player, view(player)]))
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
