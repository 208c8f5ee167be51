import { type Audience, isStaff } from '#engine/round/audience'
import type { TableDealer } from '#engine/table/live'
import type { HouseEvent, TableState } from '#engine/table/types'

/** What staff knows of a table and nobody else does: who did what and why, alarms, which card was read. */
export function viewHouseEvent(event: HouseEvent, audience: Audience): HouseEvent | null {
  if (isStaff(audience)) return event
  switch (event.type) {
    case 'voided':
    case 'corrected':
      return { ...event, reason: null, by: null }
    case 'cardsSwapped':
    case 'limitsSet':
    case 'announced':
      return { ...event, by: null }
    case 'paused': {
      const { type, why, text } = event
      return { type, why, text }
    }
    case 'dealer':
      return { ...event, dealer: dealerForAll(event.dealer) }
    case 'scanned':
      return null
    case 'configured':
    case 'named':
    case 'purse':
    case 'forgot':
    case 'shoeCommitted':
    case 'cutOffered':
    case 'cutPassed':
    case 'shoeOpened':
    case 'roundBegan':
    case 'clock':
    case 'crowd':
    case 'cutCardOut':
    case 'shoeRevealed':
    case 'resumed':
    case 'burned':
      return event
    default:
      event satisfies never
      return null
  }
}

/** Cards that can be taken back may lie face down: not even staff sees them (FA-5). */
export function viewLive(state: TableState, audience: Audience): TableState {
  const { live, paused } = state
  const told = isStaff(audience) || paused?.alarm === undefined ? state : withoutAlarm(state)
  if (live === undefined) return told
  const dealer = isStaff(audience) ? live.dealer : dealerForAll(live.dealer)
  return { ...told, live: { ...live, dealer, undo: null } }
}

function withoutAlarm({ paused, ...state }: TableState): TableState {
  return { ...state, paused: paused && { why: paused.why, text: paused.text } }
}

function dealerForAll(dealer: TableDealer | null): TableDealer | null {
  return dealer && { ...dealer, staff: null }
}
