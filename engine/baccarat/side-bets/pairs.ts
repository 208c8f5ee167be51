import { type Card, rankOf } from '#engine/cards/card'

/** BA-7: equal rank, not value: king and queen are no pair. Only a side's first two cards count. */
export function isPair(cards: readonly Card[]): boolean {
  const [first, second] = cards
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second)
}

/** BA-7: equal in rank and suit. */
export function isPerfectPair(cards: readonly Card[]): boolean {
  const [first, second] = cards
  return first !== undefined && first === second
}
