import { type Card, DECK } from '#engine/cards/card'

/** A small generator of its own (Numerical Recipes' LCG), so that every run deals the same cards. */
export function randomCards(count: number): readonly Card[] {
  let state = 7
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return DECK[(state >>> 8) % DECK.length] as Card
  })
}
