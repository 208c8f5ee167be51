import { type Card, rankNumber } from '#engine/cards/card'
import type { Side } from '#engine/dragon-tiger/bets'

export type Winner = Side | 'tie'

/** A round's two cards, and what they come to. */
export interface Duel {
  readonly dragon: Card
  readonly tiger: Card
  readonly winner: Winner
  /** Equal in rank and suit. */
  readonly suited: boolean
}

export function duelOf(dragon: Card, tiger: Card): Duel {
  return { dragon, tiger, winner: winnerOf(pointsOf(dragon), pointsOf(tiger)), suited: dragon === tiger }
}

/** Null while a card is missing. */
export function duelIn({
  dragon,
  tiger,
}: {
  readonly dragon: Card | null
  readonly tiger: Card | null
}): Duel | null {
  return dragon === null || tiger === null ? null : duelOf(dragon, tiger)
}

/** DT-1: ace 1, jack 11, queen 12, king 13. */
export function pointsOf(card: Card): number {
  return rankNumber(card)
}

function winnerOf(dragon: number, tiger: number): Winner {
  if (dragon === tiger) return 'tie'
  return dragon > tiger ? 'dragon' : 'tiger'
}
