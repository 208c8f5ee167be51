import { type Card, DECK } from '#engine/cards/card'

/** A long row of cards from a cheap fixed generator: made before the clock starts, the same in every run. */
export function manyCards(count = 1_000_003): readonly Card[] {
  let seed = 0x5ab07
  return Array.from({ length: count }, () => {
    seed ^= seed << 13
    seed ^= seed >>> 17
    seed ^= seed << 5
    return DECK[(seed >>> 0) % DECK.length] ?? 'AS'
  })
}
