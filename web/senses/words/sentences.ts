import type { Event as BaccaratEvent } from '#engine/baccarat/types'
import type { Event as BlackjackEvent } from '#engine/blackjack/types'
import { isHouseEvent } from '#engine/table/events'
import type { HouseEvent, TableEvent, TableState } from '#engine/table/types'
import { isBlackjack } from '#protocol/sight'
import { baccaratSentences } from '#web/senses/baccarat/sentences'
import { blackjackSentences } from '#web/senses/blackjack/sentences'
import { atOnce, NOTHING, politely, type Sentences, type Tongue, together } from '#web/senses/words/tongue'

/** What a screen reader says of these events, the table being as it is after them. */
export function sentencesOf(
  tongue: Tongue,
  events: readonly TableEvent[],
  state: TableState,
  me: string,
): Sentences {
  return together(events.map((event) => sentencesFor(tongue, event, state, me)))
}

function sentencesFor(tongue: Tongue, event: TableEvent, state: TableState, me: string): Sentences {
  if (isHouseEvent(event)) return houseSentences(tongue, event, me)
  return isBlackjack(state.game)
    ? blackjackSentences(tongue, event as BlackjackEvent, state.game, { me, currency: state.currency })
    : baccaratSentences(tongue, event as BaccaratEvent, state.game, { me, currency: state.currency })
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
