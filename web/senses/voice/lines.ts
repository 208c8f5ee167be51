import { isHouseEvent } from '#engine/table/events'
import type { TableEvent, TableState } from '#engine/table/types'
import type { SensesPart } from '#web/senses/part'
import { isAsked } from '#web/senses/sounds/cues'
import type { Book } from '#web/senses/voice/book'

/** What the voice says of these events, the table being as it is after them (TP-9). */
export function voiceLines(
  senses: SensesPart,
  book: Book,
  events: readonly TableEvent[],
  state: TableState,
  me: string,
): readonly string[] {
  return events.flatMap((event) => [
    ...houseLines(book, event, state, me),
    ...(isHouseEvent(event) ? [] : senses.lines(book, event, state.game, me)),
  ])
}

function houseLines(book: Book, event: TableEvent, state: TableState, me: string): readonly string[] {
  switch (event.type) {
    case 'opened':
      return [book.placeBets]
    case 'closed':
      return [book.noMoreBets]
    case 'cutOffered':
      return event.to === me ? [book.yourCut] : []
    case 'shoeOpened':
      return [book.newShoe]
    case 'cutCardOut':
      return [book.lastRound]
    case 'paused':
      return [book.paused]
    case 'resumed':
      return [book.resumed]
    case 'cancelled':
      return [book.cancelled]
    case 'clock':
      if (!isAsked(event.for, state, me)) return []
      return [event.for === 'insurance' ? book.insurance : book.evenMoney]
    default:
      return []
  }
}
