import { gameOf } from '#engine/families'
import { type Ended, endedFor } from '#engine/round/ending'
import type { ClockFor, TableEvent, TableState } from '#engine/table/types'

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
      return endingSounds(endedFor(event.results, me), hasLost(event.results, me))
    case 'settled': {
      const isMine = event.results.some(({ player }) => player === me)
      const { results } = state.game
      return isMine ? endingSounds(endedFor(results, me), hasLost(results, me)) : []
    }
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

type Results = TableState['game']['results']

function hasLost(results: Results, me: string): boolean {
  return results.some(({ player, outcome }) => player === me && outcome === 'lose')
}

/** A win is heard only where the player has one: a bet that won does not make up for all the others. */
function endingSounds({ ending, staked, back }: Ended, lost: boolean): readonly Cue[] {
  const collected: readonly Cue[] = lost ? now('collect') : []
  if (ending === 'nothing' || ending === 'lost') return collected
  const won = back >= staked * BIG_TIMES ? 'bigWin' : 'win'
  return [...collected, { sound: ending === 'won' ? won : 'push', after: lost ? THEN_PAID : 0 }]
}
