import type { Card } from '#engine/cards/card'

/** BA-7: a side's first two cards of equal rank, not value: king and queen are no pair. */
export function isPair([first, second]: readonly Card[]): boolean {
  return first?.[0] === second?.[0]
}

/** BA-7: equal in rank and suit. */
export function isPerfectPair([first, second]: readonly Card[]): boolean {
  return first === second
}
