import type { BaccaratEvent, BaccaratState } from '#engine/baccarat/types'
import type { Audience } from '#engine/round/game'

/** The table as an audience may see it: no face-down card (FA-5), no one's open slip but one's own. */
export function viewState(state: BaccaratState, audience: Audience): BaccaratState {
  if (seesAllMoney(audience)) return { ...state, hidden: [] }
  const isOwn = ownedBy(audience)
  return {
    ...state,
    settings: filtered(state.settings, isOwn),
    slips: state.slips.filter(isOwn),
    refused: state.refused.filter(isOwn),
    hidden: [],
  }
}

export function viewEvent(event: BaccaratEvent, audience: Audience): BaccaratEvent | null {
  switch (event.type) {
    case 'dealt':
      return event.faceDown ? { ...event, card: null } : event
    case 'closed': {
      if (seesAllMoney(audience)) return event
      const isOwn = ownedBy(audience)
      return {
        ...event,
        refused: event.refused.filter(isOwn),
        unconfirmed: event.unconfirmed.filter(isOwn),
      }
    }
    case 'placed':
    case 'takenBack':
    case 'confirmed':
    case 'autoConfirm':
    case 'zeroCommission':
    case 'sideBets':
      return seesAllMoney(audience) || ownedBy(audience)(event) ? event : null
    case 'opened':
    case 'turned':
    case 'settled':
    case 'cancelled':
      return event
    default:
      return event satisfies never
  }
}

function seesAllMoney({ as }: Audience): boolean {
  return as === 'dealer' || as === 'supervisor'
}

function ownedBy(audience: Audience): (thing: { readonly player: string }) => boolean {
  return ({ player }) => audience.as === 'player' && audience.player === player
}

function filtered(
  settings: BaccaratState['settings'],
  isOwn: ReturnType<typeof ownedBy>,
): BaccaratState['settings'] {
  return Object.fromEntries(Object.entries(settings).filter(([player]) => isOwn({ player })))
}
