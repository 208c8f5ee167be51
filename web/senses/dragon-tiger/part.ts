import { DEALING } from '#engine/dragon-tiger/dealing'
import { pointsOf } from '#engine/dragon-tiger/duel'
import type { Event, State } from '#engine/dragon-tiger/types'
import { endedFor } from '#engine/round/ending'
import { duelIn, duelSaid } from '#protocol/story/dragon-tiger/teller'
import { cardName } from '#ui/draw/cards/card-name'
import { DUELS } from '#web/senses/dragon-tiger/phrases'
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

export const DRAGON_TIGER_SENSES: SensesPart<'dragon-tiger'> = {
  sentences,
  lines(book, event, game, me) {
    const outcome = event.type === 'settled' ? DEALING.outcome(game) : null
    if (event.type !== 'settled' || outcome === null) return []
    const { winner, player: tiger, banker: dragon } = outcome
    return [DUELS[book.language](winner, dragon, tiger), ...fared(book, game.results, me)]
  },
}

function sentences(tongue: Tongue, event: Event, game: State, reader: Reader): Sentences {
  const { senses, dragonTiger } = tongue.words
  switch (event.type) {
    case 'placed':
    case 'takenBack': {
      if (event.player !== reader.me) return NOTHING
      const amount = tongue.formats.money(event.amount, reader.currency)
      const name = dragonTiger.bets[event.bet]
      return politely(event.type === 'placed' ? senses.laid(amount, name) : senses.takenBack(amount, name))
    }
    case 'closed': {
      const refused = event.refused.filter(({ player }) => player === reader.me)
      return refusedSentence(
        tongue,
        refused.map(({ bet, reason }) => ({ name: dragonTiger.bets[bet], reason })),
      )
    }
    case 'dealt': {
      const { to, card } = event
      const name = cardName(tongue.words, card)
      return politely(senses.card(dragonTiger.bets[to], name, String(pointsOf(card))))
    }
    case 'settled': {
      const ended = endedFor(game.results, reader.me)
      const duel = duelIn(game)
      const told = duel === null ? [] : [`${duelSaid(duel)(tongue.words.story)}.`]
      return atOnce(...told, ...resultSentence(tongue, ended, reader.currency))
    }
    case 'cancelled':
      return atOnce(senses.cancelled)
    default:
      return NOTHING
  }
}
