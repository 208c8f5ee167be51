import { gameOf } from '#engine/families'
import type { Outcome } from '#engine/round/bet'
import type { ClockFor, TableEvent, TableState } from '#engine/table/types'
import { isWon } from '#web/table/chips/on-cloth'

export type Sound =
  | 'card'
  | 'turn'
  | 'chip'
  | 'chipBack'
  | 'open'
  | 'closed'
  | 'prompt'
  | 'collect'
  | 'push'
  | 'win'
  | 'bigWin'
  | 'blaze'
  | 'tick'

/** A sound, so many milliseconds from now. */
export interface Cue {
  readonly sound: Sound
  readonly after: number
}

/** Between cards of one telling, as they are drawn. */
const NEXT_CARD = 90
/** Losers are collected first. */
const THEN_PAID = 580
const BIG_TIMES = 10

/** Which sounds call for being played, the table being as it is after the events. */
export function cuesOf(events: readonly TableEvent[], state: TableState, me: string): readonly Cue[] {
  let cards = 0
  return events.flatMap((event) => {
    const isCard = event.type === 'dealt' || event.type === 'turned'
    const after = isCard ? NEXT_CARD * cards++ : 0
    return soundsOf(event, state, me).map((cue) => ({ ...cue, after: cue.after + after }))
  })
}

function soundsOf(event: TableEvent, state: TableState, me: string): readonly Cue[] {
  switch (event.type) {
    case 'opened':
      return now('open')
    case 'placed':
      return gameOf(state.id).spotOf(event).player === me ? now('chip') : []
    case 'takenBack':
      return gameOf(state.id).spotOf(event).player === me ? now('chipBack') : []
    case 'closed':
      return now('closed')
    case 'dealt':
      return now('card')
    case 'turned':
      return now('turn')
    case 'turnOpened':
      return event.deciders.includes(me) ? now('prompt') : []
    case 'cutOffered':
      return event.to === me ? now('prompt') : []
    case 'clock':
      return isAsked(event.for, state, me) ? now('prompt') : []
    case 'scored':
      return event.level === null ? [] : now('blaze')
    case 'paid':
    case 'settled':
      return resultSounds(event.results.filter(({ player }) => player === me))
    default:
      return []
  }
}

function now(sound: Sound): readonly Cue[] {
  return [{ sound, after: 0 }]
}

/** A clock runs for an answer that this player owes. */
export function isAsked(what: ClockFor, { id, game }: TableState, me: string): boolean {
  return (what === 'insurance' || what === 'offers') && gameOf(id).isAsked(game, me, what)
}

interface Fared {
  readonly outcome: Outcome
  readonly cash: number
  readonly golden: number
  readonly paid: number
}

function resultSounds(own: readonly Fared[]): readonly Cue[] {
  const lost = own.some(({ outcome }) => outcome === 'lose')
  const won = own.filter(({ outcome }) => isWon(outcome))
  const collected: readonly Cue[] = lost ? now('collect') : []
  if (won.length === 0) return own.length > 0 && !lost ? now('push') : collected
  const staked = own.reduce((sum, { cash, golden }) => sum + cash + golden, 0)
  const paid = own.reduce((sum, result) => sum + result.paid, 0)
  const sound = paid >= staked * BIG_TIMES ? 'bigWin' : 'win'
  return [...collected, { sound, after: lost ? THEN_PAID : 0 }]
}
