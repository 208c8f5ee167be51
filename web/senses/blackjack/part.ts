import { isNatural, totalOf } from '#engine/blackjack/hand'
import { isBlackjack, lineIndex, stakeOf } from '#engine/blackjack/lines'
import type { Event, State } from '#engine/blackjack/types'
import { LEVEL_NAMES } from '#protocol/story/blackjack/side-why'
import { blackjackSentences } from '#web/senses/blackjack/sentences'
import type { SensesPart } from '#web/senses/part'
import type { Book } from '#web/senses/voice/book'
import { fared } from '#web/senses/voice/fared'

export const BLACKJACK_SENSES: SensesPart<'blackjack'> = { sentences: blackjackSentences, lines }

function lines(book: Book, event: Event, game: State, me: string): readonly string[] {
  switch (event.type) {
    case 'dealt':
      return event.seat === 0 ? [] : handLines(book, event, game, me)
    case 'turnOpened':
      if (!event.deciders.includes(me)) return []
      return [game.rules.seating === 'seat' ? book.yourTurn(event.seat) : book.decide]
    case 'scored':
      return event.level === null ? [] : [book.bonus(LEVEL_NAMES[event.level])]
    case 'settled':
      return [...dealerLines(book, game), ...fared(book, event.results, me)]
    default:
      return []
  }
}

/** A blackjack or a bust of one's own, told with the card that made it. */
function handLines(
  book: Book,
  { seat, hand, card }: Extract<Event, { type: 'dealt' }>,
  { lines }: State,
  me: string,
): readonly string[] {
  const line = lines[lineIndex(lines, seat, hand)]
  if (line === undefined || line.cards.at(-1) !== card || stakeOf(line, me) === undefined) return []
  if (isBlackjack(line)) return [book.blackjack]
  const total = totalOf(line.cards)
  return total > 21 ? [book.bust(total)] : []
}

function dealerLines(book: Book, { dealer: { cards } }: State): readonly string[] {
  if (cards.length < 2) return []
  const total = totalOf(cards)
  if (isNatural(cards)) return [book.dealerBlackjack]
  return [total > 21 ? book.dealerBusts(total) : book.dealerHas(total)]
}
