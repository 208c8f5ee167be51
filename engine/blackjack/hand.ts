import type { Card } from '#engine/cards/card'

const values = new Uint8Array(128)
for (const [rank, value] of Object.entries({ A: 1, T: 10, J: 10, Q: 10, K: 10 })) {
  values[rank.charCodeAt(0)] = value
}
for (let number = 2; number <= 9; number++) values[String(number).charCodeAt(0)] = number

/** BJ-1, with the ace at 1. */
export function pointsOf(card: Card): number {
  return values[card.charCodeAt(0)] ?? 0
}

export function isAce(card: Card): boolean {
  return card.charCodeAt(0) === 65
}

export function isTen(card: Card): boolean {
  return pointsOf(card) === 10
}

function hardTotal(cards: readonly Card[], count: number): number {
  let total = 0
  for (let i = 0; i < count; i++) {
    const card = cards[i]
    if (card !== undefined) total += pointsOf(card)
  }
  return total
}

function holdsAce(cards: readonly Card[], count: number): boolean {
  for (let i = 0; i < count; i++) {
    const card = cards[i]
    if (card !== undefined && isAce(card)) return true
  }
  return false
}

/** BJ-1: the best total of the first `count` cards; above 21 only when no ace can help. */
export function totalOf(cards: readonly Card[], count: number = cards.length): number {
  const total = hardTotal(cards, count)
  return total <= 11 && holdsAce(cards, count) ? total + 10 : total
}

/** An ace counts 11. */
export function isSoft(cards: readonly Card[], count: number = cards.length): boolean {
  return hardTotal(cards, count) <= 11 && holdsAce(cards, count)
}

/** BJ-2: an ace and a ten-valued card; the caller knows that they are a hand's first two and unsplit. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards) === 21
}

/** BJ-6: equal in value, so that a king and a ten may be split. */
export function isPairByValue(cards: readonly Card[]): boolean {
  const [first, second] = cards
  return (
    cards.length === 2 && first !== undefined && second !== undefined && pointsOf(first) === pointsOf(second)
  )
}
