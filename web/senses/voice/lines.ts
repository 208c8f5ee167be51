import { coupOf } from '#engine/baccarat/coup'
import type { Event as BaccaratEvent } from '#engine/baccarat/types'
import { isNatural, totalOf } from '#engine/blackjack/hand'
import { isBlackjack as isBlackjackHand, lineIndex, stakeOf } from '#engine/blackjack/lines'
import type { Event as BlackjackEvent } from '#engine/blackjack/types'
import type { TableEvent, TableState } from '#engine/table/types'
import { type BlackjackGame, isBlackjack } from '#protocol/sight'
import { LEVEL_NAMES } from '#protocol/story/side-why'
import { isAsked } from '#web/senses/sounds/cues'
import type { Book } from '#web/senses/voice/book'

/** What the voice says of these events, the table being as it is after them (TP-9). */
export function voiceLines(
  book: Book,
  events: readonly TableEvent[],
  state: TableState,
  me: string,
): readonly string[] {
  return events.flatMap((event) => [
    ...houseLines(book, event, state, me),
    ...gameLines(book, event, state, me),
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

function gameLines(book: Book, event: TableEvent, { game }: TableState, me: string): readonly string[] {
  if (isBlackjack(game)) return blackjackLines(book, event as BlackjackEvent, game, me)
  const told = event as BaccaratEvent
  if (told.type === 'dealt') {
    const isThird = !told.faceDown && game[told.to].length === 3 && game[told.to].at(-1) === told.card
    return isThird ? [book.thirdCard[told.to]] : []
  }
  if (told.type !== 'settled') return []
  const { winner, playerTotal, bankerTotal } = coupOf(game.player, game.banker)
  return [book.coup(winner, playerTotal, bankerTotal), ...fared(book, told.results, me)]
}

function blackjackLines(
  book: Book,
  event: BlackjackEvent,
  game: BlackjackGame,
  me: string,
): readonly string[] {
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
  { seat, hand, card }: Extract<BlackjackEvent, { type: 'dealt' }>,
  { lines }: BlackjackGame,
  me: string,
): readonly string[] {
  const line = lines[lineIndex(lines, seat, hand)]
  if (line === undefined || line.cards.at(-1) !== card || stakeOf(line, me) === undefined) return []
  if (isBlackjackHand(line)) return [book.blackjack]
  const total = totalOf(line.cards)
  return total > 21 ? [book.bust(total)] : []
}

function dealerLines(book: Book, { dealer: { cards } }: BlackjackGame): readonly string[] {
  if (cards.length < 2) return []
  const total = totalOf(cards)
  if (isNatural(cards)) return [book.dealerBlackjack]
  return [total > 21 ? book.dealerBusts(total) : book.dealerHas(total)]
}

interface Fared {
  readonly player: string
  readonly outcome: string
}

function fared(book: Book, results: readonly Fared[], me: string): readonly string[] {
  const own = results.filter(({ player }) => player === me)
  if (own.some(({ outcome }) => outcome === 'win' || outcome === 'blackjack')) return [book.youWin]
  return own.length > 0 && own.every(({ outcome }) => outcome === 'push') ? [book.push] : []
}
