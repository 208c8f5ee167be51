import type { BaccaratEvent, BaccaratState } from '#engine/baccarat/types'
import { type Audience, isOwn, isStaff } from '#engine/round/audience'

/** The table as an audience may see it: no face-down card (FA-5), no one's open slip but one's own. */
export function viewState(state: BaccaratState, audience: Audience): BaccaratState {
  if (isStaff(audience)) return { ...state, hidden: [] }
  const own = ownedBy(audience)
  return {
    ...state,
    settings: filtered(state.settings, own),
    slips: state.slips.filter(own),
    refused: state.refused.filter(own),
    hidden: [],
  }
}

export function viewEvent(event: BaccaratEvent, audience: Audience): BaccaratEvent | null {
  switch (event.type) {
    case 'dealt':
      return event.faceDown ? { ...event, card: null } : event
    case 'closed': {
      if (isStaff(audience)) return event
      const own = ownedBy(audience)
      return {
        ...event,
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
    case 'opened':
    case 'turned':
    case 'settled':
    case 'cancelled':
      return event
    default:
      return event satisfies never
  }
}

function ownedBy(audience: Audience): (thing: { readonly player: string }) => boolean {
  return ({ player }) => isOwn(audience, player)
}

function filtered(
  settings: BaccaratState['settings'],
  own: ReturnType<typeof ownedBy>,
): BaccaratState['settings'] {
  return Object.fromEntries(Object.entries(settings).filter(([player]) => own({ player })))
}
