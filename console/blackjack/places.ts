import { totalOf } from '#engine/blackjack/hand'
import { isBlackjack } from '#engine/blackjack/lines'
import type { Line, State } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import type { CardPlace } from '#engine/round/plan'
import { totalText } from '#ui/draw/blackjack/total-text'

export interface HandInPlace {
  readonly hand: number
  readonly cards: readonly (Card | 'back')[]
  readonly total: string
  readonly mark: 'bust' | 'blackjack' | 'double' | null
  /** The next card goes here. */
  readonly next: boolean
  /** Everybody waits for its decision. */
  readonly turn: boolean
}

export interface SeatInPlace {
  readonly seat: number
  /** Whoever sits there; null where nobody does. */
  readonly player: string | null
  /** Chips lie there, or cards. */
  readonly inPlay: boolean
  readonly hands: readonly HandInPlace[]
}

export interface BlackjackPlaces {
  readonly dealer: HandInPlace
  readonly seats: readonly SeatInPlace[]
}

/** All hands as they lie on the cloth, seat by seat. */
export function blackjackPlaces(game: State, wanted: CardPlace | null): BlackjackPlaces {
  const seats = game.seats.map(({ player }, index) => seatInPlace(game, index + 1, player, wanted))
  return { dealer: dealerHand(game, wanted), seats }
}

function dealerHand({ dealer, phase }: State, wanted: CardPlace | null): HandInPlace {
  const { cards, faceDown } = dealer
  const isOpen = phase !== 'over' && phase !== 'bonus'
  return {
    hand: 0,
    cards: faceDown ? [...cards, 'back'] : cards,
    total: totalText(cards, cards.length, isOpen),
    mark: totalOf(cards) > 21 ? 'bust' : null,
    next: isAt(wanted, 0, 0),
    turn: false,
  }
}

function seatInPlace(
  game: State,
  seat: number,
  player: string | null,
  wanted: CardPlace | null,
): SeatInPlace {
  const lines = game.lines.filter((line) => line.seat === seat)
  const isBet = game.phase === 'betting' && game.slips.some((slip) => slip.seat === seat && !slip.behind)
  const first: HandInPlace = {
    hand: 0,
    cards: [],
    total: '',
    mark: null,
    next: isAt(wanted, seat, 0),
    turn: false,
  }
  return {
    seat,
    player: player ?? lines[0]?.owner ?? null,
    inPlay: lines.length > 0 || isBet,
    hands: lines.length === 0 ? [first] : lines.map((line, hand) => handOf(game, line, hand, wanted)),
  }
}

function handOf({ turn, phase }: State, line: Line, hand: number, wanted: CardPlace | null): HandInPlace {
  const { seat, cards, stakes } = line
  const isOut = stakes.every(({ status }) => status === 'out')
  return {
    hand,
    cards,
    total: totalText(cards, cards.length, !isOut && phase !== 'over'),
    mark: markOf(line),
    next: isAt(wanted, seat, hand),
    turn: turn !== null && turn.seat === seat && turn.hand === hand,
  }
}

function markOf(line: Line): HandInPlace['mark'] {
  if (isBlackjack(line)) return 'blackjack'
  if (totalOf(line.cards) > 21) return 'bust'
  return line.stakes.some(({ status, added }) => status === 'last' || added > 0) ? 'double' : null
}

function isAt(place: CardPlace | null, seat: number, hand: number): boolean {
  return place !== null && 'seat' in place && place.seat === seat && place.hand === hand
}

export function cardAt({ dealer, lines }: State, place: CardPlace): Card | null {
  if (!('seat' in place)) return null
  if (place.seat === 0) return dealer.cards[place.card - 1] ?? null
  const line = lines.filter(({ seat }) => seat === place.seat)[place.hand]
  return line?.cards[place.card - 1] ?? null
}
