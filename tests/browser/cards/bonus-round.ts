import { totalOf } from '#engine/blackjack/hand'
import { DEALS } from '#tests/browser/cards/deals'
import { blackjackOf, rounds } from '#tests/browser/cards/dry-play'
import { findSeed } from '#tests/browser/cards/find-seed'
import { DryTable } from '#tests/floor/dry-table'

/** A table that brings 'bonus': the number of the first round with one, in which somebody has to decide before. */
export function roundOfBonus(): number {
  const table = new DryTable('mega-fire-blaze', findSeed(DEALS.bonus))
  for (const state of rounds(table, 10)) {
    const { fireBlaze, lines } = blackjackOf({ state })
    const isDecided = lines.some(({ seat, cards }) => seat === 1 && totalOf(cards) < 21)
    const { number } = state.round ?? { number: 0 }
    if (number > 1 && isDecided && fireBlaze?.level != null) return number
  }
  throw new Error('There is no bonus in ten rounds.')
}
