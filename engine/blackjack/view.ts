import type { Event, Line, State } from '#engine/blackjack/types'
import type { Audience } from '#engine/round/game'

/** What an audience may see of the table. A face-down card is in no view, not even a supervisor's (FA-5). */
export function viewState(state: State, audience: Audience): State {
  const open: State =
    state.dealer.hole === null ? state : { ...state, dealer: { ...state.dealer, hole: null } }
  if (isStaff(audience)) return open
  const own = (player: string) => isOwn(audience, player)
  return {
    ...open,
    choices: open.choices.filter(({ player }) => own(player)),
    slips: open.slips.filter(({ player }) => own(player) || open.ready.includes(player)),
    lines: open.lines.map((line) => viewLine(line, audience)),
  }
}

/** A stored decision is its player's secret until the turn comes (VE-7). */
function viewLine(line: Line, audience: Audience): Line {
  if (line.early === null || (line.owner !== null && isOwn(audience, line.owner))) return line
  return { ...line, early: null }
}

/** What an audience may know of an event; null where it may not know of it at all. */
export function viewEvent(event: Event, audience: Audience): Event | null {
  if (event.type === 'dealt') return event.faceDown ? { ...event, card: null } : event
  if (isStaff(audience)) return event
  switch (event.type) {
    case 'placed':
    case 'takenBack':
      return isOwn(audience, event.spot.player) ? event : null
    case 'chose':
    case 'decided':
      return isOwn(audience, event.player) ? event : null
    case 'closed':
      return { ...event, refused: event.refused.filter(({ player }) => isOwn(audience, player)) }
    default:
      return event
  }
}

function isStaff({ as }: Audience): boolean {
  return as === 'dealer' || as === 'supervisor'
}

function isOwn(audience: Audience, player: string): boolean {
  return audience.as === 'player' && audience.player === player
}
