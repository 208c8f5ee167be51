import { isHouseEvent } from '#engine/table/events'
import type { HouseEvent, TableEvent, TableState } from '#engine/table/types'
import type { SensesPart } from '#web/senses/part'
import { atOnce, NOTHING, politely, type Sentences, type Tongue, together } from '#web/senses/words/tongue'

/** What a screen reader says of these events, the table being as it is after them. */
export function sentencesOf(
  senses: SensesPart,
  tongue: Tongue,
  events: readonly TableEvent[],
  state: TableState,
  me: string,
): Sentences {
  return together(events.map((event) => sentencesFor(senses, tongue, event, state, me)))
}

function sentencesFor(
  senses: SensesPart,
  tongue: Tongue,
  event: TableEvent,
  { game, currency }: TableState,
  me: string,
): Sentences {
  return isHouseEvent(event)
    ? houseSentences(tongue, event, me)
    : senses.sentences(tongue, event, game, { me, currency })
}

function houseSentences({ words: { senses } }: Tongue, event: HouseEvent, me: string): Sentences {
  switch (event.type) {
    case 'cutOffered':
      return event.to === me ? atOnce(senses.yourCut) : NOTHING
    case 'shoeOpened':
      return politely(senses.newShoe)
    case 'cutCardOut':
      return politely(senses.lastRound)
    case 'voided':
      return atOnce(senses.voided(event.code))
    default:
      return NOTHING
  }
}
