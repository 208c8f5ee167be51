import type { Side } from '#engine/baccarat/bets'
import { coupOf } from '#engine/baccarat/coup'
import { totalOf } from '#engine/baccarat/hand'
import type { Event as BaccaratEvent, State } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'
import { endedFor } from '#engine/round/ending'
import { coupSaid } from '#protocol/story/baccarat/why'
import { cardName } from '#ui/draw/cards/card-name'
import { PHRASES } from '#web/senses/baccarat/phrases'
import type { SensesPart } from '#web/senses/part'
import { fared } from '#web/senses/voice/fared'
import {
  atOnce,
  NOTHING,
  politely,
  type Reader,
  refusedSentence,
  resultSentence,
  type Sentences,
  type Tongue,
} from '#web/senses/words/tongue'

export const BACCARAT_SENSES: SensesPart<'baccarat'> = {
  sentences: baccaratSentences,
  lines(book, event, game, me) {
    const phrases = PHRASES[book.language]
    if (event.type === 'dealt') {
      const isThird = !event.faceDown && game[event.to].length === 3 && game[event.to].at(-1) === event.card
      return isThird ? [phrases.thirdCard[event.to]] : []
    }
    if (event.type !== 'settled') return []
    const { winner, playerTotal, bankerTotal } = coupOf(game.player, game.banker)
    return [phrases.coup(winner, playerTotal, bankerTotal), ...fared(book, game.results, me)]
  },
}

function baccaratSentences(tongue: Tongue, event: BaccaratEvent, game: State, reader: Reader): Sentences {
  const { senses, story } = tongue.words
  switch (event.type) {
    case 'placed':
    case 'takenBack': {
      if (event.player !== reader.me) return NOTHING
      const amount = tongue.formats.money(event.amount, reader.currency)
      const name = story.baccarat.bets[event.bet]
      return politely(event.type === 'placed' ? senses.laid(amount, name) : senses.takenBack(amount, name))
    }
    case 'closed': {
      const refused = event.refused.filter(({ player }) => player === reader.me)
      return refusedSentence(
        tongue,
        refused.map(({ bet, reason }) => ({ name: story.baccarat.bets[bet], reason })),
      )
    }
    case 'dealt':
      return event.card === null || event.faceDown
        ? NOTHING
        : politely(card(tongue, event.to, event.card, game))
    case 'turned':
      return politely(card(tongue, event.side, event.card, game))
    case 'settled': {
      const ended = endedFor(game.results, reader.me)
      const coup = coupSaid(coupOf(game.player, game.banker))(story)
      return atOnce(`${coup}.`, ...resultSentence(tongue, ended, reader.currency))
    }
    case 'cancelled':
      return atOnce(senses.cancelled)
    default:
      return NOTHING
  }
}

/** With the total as it was with that card: those behind it may be on the cloth by now. */
function card({ words }: Tongue, side: Side, dealt: Card, game: State): string {
  const cards = game[side]
  const upTo = cards.lastIndexOf(dealt) + 1
  const total = totalOf(cards.slice(0, upTo === 0 ? cards.length : upTo))
  const who = words.sides.baccarat.winners[side === 'player' ? 'P' : 'B']
  return words.senses.card(who, cardName(words, dealt), String(total))
}
