import type { Event } from '#engine/dragon-tiger/types'
import { giving, type Posting, taking } from '#engine/round/posting'

const NONE: readonly Posting[] = []

/** The money an event moves: stakes are taken when betting closes, all else is given when the round ends. */
export function postings(event: Event): readonly Posting[] {
  switch (event.type) {
    case 'closed':
      return event.taken.flatMap(taking)
    case 'settled':
    case 'cancelled':
      return event.results.flatMap(giving)
    case 'opened':
    case 'placed':
    case 'takenBack':
    case 'dealt':
      return NONE
    default:
      event satisfies never
      return NONE
  }
}
