import { isNatural, isSoft, totalOf } from '#engine/blackjack/hand'
import { handsOnSeat, isBlackjack, lineIndex, stakeOf } from '#engine/blackjack/lines'
import type { Event, Line, State } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import { endedFor } from '#engine/round/ending'
import { LEVEL_NAMES } from '#protocol/story/blackjack/side-why'
import { blackjackStep } from '#protocol/story/blackjack/steps'
import { cardName } from '#ui/draw/cards/card-name'
import { PHRASES, type Phrases } from '#web/senses/blackjack/phrases'
import type { SensesPart } from '#web/senses/part'
import type { Book } from '#web/senses/voice/book'
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

export const BLACKJACK_SENSES: SensesPart<'blackjack'> = { sentences: blackjackSentences, lines }

function lines(book: Book, event: Event, game: State, me: string): readonly string[] {
  const phrases = PHRASES[book.language]
  switch (event.type) {
    case 'dealt':
      return event.seat === 0 ? [] : handLines(phrases, event, game, me)
    case 'turnOpened':
      if (!event.deciders.includes(me)) return []
      return [game.rules.seating === 'seat' ? phrases.yourTurn(event.seat) : phrases.decide]
    case 'scored':
      return event.level === null ? [] : [phrases.bonus(LEVEL_NAMES[event.level])]
    case 'settled':
      return [...dealerLines(phrases, game), ...fared(book, game.results, me)]
    default:
      return []
  }
}

/** A blackjack or a bust of one's own, told with the card that made it. */
function handLines(
  phrases: Phrases,
  { seat, hand, card }: Extract<Event, { type: 'dealt' }>,
  { lines }: State,
  me: string,
): readonly string[] {
  const line = lines[lineIndex(lines, seat, hand)]
  if (line === undefined || line.cards.at(-1) !== card || stakeOf(line, me) === undefined) return []
  if (isBlackjack(line)) return [phrases.blackjack]
  const total = totalOf(line.cards)
  return total > 21 ? [phrases.bust(total)] : []
}

function dealerLines(phrases: Phrases, { dealer: { cards } }: State): readonly string[] {
  if (cards.length < 2) return []
  const total = totalOf(cards)
  if (isNatural(cards)) return [phrases.dealerBlackjack]
  return [total > 21 ? phrases.dealerBusts(total) : phrases.dealerHas(total)]
}

function blackjackSentences(tongue: Tongue, event: Event, game: State, reader: Reader): Sentences {
  const { senses } = tongue.words
  const { me, currency } = reader
  switch (event.type) {
    case 'placed':
    case 'takenBack': {
      if (event.spot.player !== me) return NOTHING
      const amount = tongue.formats.money(event.amount, currency)
      const name = tongue.words.blackjack.spots[event.spot.bet]
      return politely(event.type === 'placed' ? senses.laid(amount, name) : senses.takenBack(amount, name))
    }
    case 'closed': {
      const refused = event.refused.filter(({ player }) => player === me)
      return refusedSentence(
        tongue,
        refused.map(({ bet, reason }) => ({ name: tongue.words.story.blackjack.bets[bet], reason })),
      )
    }
    case 'dealt':
      return dealt(tongue, event, game, me)
    case 'turned':
      return politely(dealerCard(tongue, event.card, game))
    case 'turnOpened':
      return event.deciders.includes(me) ? atOnce(yourTurn(tongue, event, game)) : NOTHING
    case 'acted':
      return concerns(game, event.seat, event.hand, me) && event.cause !== 'player'
        ? politely(told(tongue, event, game))
        : NOTHING
    case 'looked':
    case 'scored':
      return politely(told(tongue, event, game))
    case 'settled': {
      const told = resultSentence(tongue, endedFor(game.results, me), currency)
      return atOnce(...dealerEnd(tongue, game), ...told)
    }
    case 'cancelled':
      return atOnce(senses.cancelled)
    default:
      return NOTHING
  }
}

/** Own hands; all of them for somebody who has none, and where everybody plays the same. */
function concerns({ lines, rules }: State, seat: number, hand: number, me: string): boolean {
  if (rules.seating !== 'seat' || !lines.some((line) => isOf(line, me))) return true
  const line = lines[lineIndex(lines, seat, hand)]
  return line !== undefined && isOf(line, me)
}

function isOf(line: Line, me: string): boolean {
  return line.owner === me || stakeOf(line, me) !== undefined
}

function dealt(
  tongue: Tongue,
  { seat, hand, card }: Extract<Event, { type: 'dealt' }>,
  game: State,
  me: string,
): Sentences {
  if (card === null) return NOTHING
  if (seat === 0) return politely(dealerCard(tongue, card, game))
  const line = game.lines[lineIndex(game.lines, seat, hand)]
  if (line === undefined || !concerns(game, seat, hand, me)) return NOTHING
  const { senses } = tongue.words
  const who = placeName(tongue, game, seat, hand)
  const sentence = senses.card(who, cardName(tongue.words, card), totalWords(tongue, line.cards))
  if (isBlackjack(line)) return politely(sentence, senses.blackjack)
  return totalOf(line.cards) > 21 ? politely(sentence, senses.bust) : politely(sentence)
}

function dealerCard({ words, ...rest }: Tongue, card: Card, { dealer }: State): string {
  const total = totalWords({ words, ...rest }, dealer.cards)
  return words.senses.card(words.blackjack.dealer, cardName(words, card), total)
}

/** Soft totals as both: `7 o 17`. */
function totalWords({ words: { senses } }: Tongue, cards: readonly Card[]): string {
  const total = totalOf(cards)
  return isSoft(cards) && total !== 21 ? senses.softTotal(total - 10, total) : String(total)
}

function placeName({ words: { blackjack, senses } }: Tongue, game: State, seat: number, hand: number) {
  const place = game.rules.seating === 'seat' ? blackjack.seat(seat) : blackjack.hand(seat)
  return handsOnSeat(game.lines, seat) > 1 ? senses.handOf(place, hand + 1) : place
}

function yourTurn(tongue: Tongue, event: Extract<Event, { type: 'turnOpened' }>, game: State): string {
  const { seat, hand } = event
  const cards = game.lines[lineIndex(game.lines, seat, hand)]?.cards ?? []
  const against = totalWords(tongue, game.dealer.cards)
  const place = placeName(tongue, game, seat, hand)
  return tongue.words.senses.yourTurn(place, totalWords(tongue, cards), against)
}

/** What the story of a round says of it. */
function told({ words }: Tongue, event: Event, game: State): string {
  return blackjackStep(event, game, () => ({ who: null, currency: '' }))?.(words.story) ?? ''
}

function dealerEnd({ words: { senses } }: Tongue, { dealer: { cards } }: State): readonly string[] {
  if (cards.length < 2) return []
  const total = totalOf(cards)
  return [total > 21 ? senses.dealerBusts(total) : senses.dealerHas(total)]
}
