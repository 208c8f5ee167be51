import type { Event, Line, State } from '#engine/blackjack/types'
import { type Audience, isOwn, isStaff } from '#engine/round/audience'
import { byPlayer } from '#engine/round/by-player'

/** What an audience may see of the table. A face-down card is in no view, not even a supervisor's (FA-5). */
export function viewState(state: State, audience: Audience): State {
  const open: State =
    state.dealer.hole === null ? state : { ...state, dealer: { ...state.dealer, hole: null } }
  if (isStaff(audience)) return open
  const own = (player: string) => isOwn(audience, player)
  return {
    ...open,
    choices: open.choices.filter(({ player }) => own(player)),
    slips: isShared(open)
      ? open.slips
      : open.slips.filter(({ player }) => own(player) || open.ready.includes(player)),
    lines: open.lines.map((line) => viewLine(line, audience)),
  }
}

/** On a box everybody sees the others' chips: one maximum holds for all of them (FB-1). */
export function isShared({ rules }: State): boolean {
  return rules.seating === 'box'
}

/** A stored decision is kept from the other players until its turn comes (VE-7). */
function viewLine(line: Line, audience: Audience): Line {
  if (line.early === null || (line.owner !== null && isOwn(audience, line.owner))) return line
  return { ...line, early: null }
}

/** What an audience may know of an event; null where it may not know of it at all. */
export function viewEvent(event: Event, audience: Audience): Event | null {
  switch (event.type) {
    case 'dealt':
      return event.faceDown ? { ...event, card: null } : event
    case 'placed':
    case 'takenBack':
      return isStaff(audience) || event.shared || isOwn(audience, event.spot.player) ? event : null
    case 'chose':
    case 'decided':
      return isStaff(audience) || isOwn(audience, event.player) ? event : null
    case 'closed':
      if (isStaff(audience)) return event
      return { ...event, refused: event.refused.filter(({ player }) => isOwn(audience, player)) }
    case 'acted':
      if (isStaff(audience) || event.instead === null) return event
      return isOwn(audience, event.by ?? '') ? event : withoutReason(event)
    case 'opened':
    case 'seated':
    case 'unseated':
    case 'leaving':
    case 'behindAllowed':
    case 'ready':
    case 'connection':
    case 'insured':
    case 'declined':
    case 'insuranceClosed':
    case 'looked':
    case 'turnOpened':
    case 'evenMoneyPassed':
    case 'paid':
    case 'turned':
    case 'scored':
    case 'bonusDrawn':
    case 'bonusFailed':
    case 'settled':
    case 'cancelled':
      return event
    default:
      event satisfies never
      return null
  }
}

/** That somebody could not pay for a double is nobody else's business. */
function withoutReason(event: Extract<Event, { type: 'acted' }>): Event {
  return { ...event, cause: 'player', instead: null }
}

const NOBODY: ReadonlyMap<string, Event> = new Map()

/** Whose view of an event is not a bystander's, and what it is. */
export function ownViews(event: Event): ReadonlyMap<string, Event> {
  switch (event.type) {
    case 'placed':
    case 'takenBack':
      return event.shared ? NOBODY : new Map([[event.spot.player, event]])
    case 'chose':
    case 'decided':
      return new Map([[event.player, event]])
    case 'closed': {
      const refused = byPlayer(event.refused)
      return new Map(Array.from(refused, ([player, own]) => [player, { ...event, refused: own }]))
    }
    case 'acted':
      return event.instead === null || event.by === null ? NOBODY : new Map([[event.by, event]])
    default:
      return NOBODY
  }
}
