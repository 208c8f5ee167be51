import { DECK, isCard } from '#engine/cards/card'
import { NUMBERS } from '#math/families'
import type { Setup } from '#math/numbers'
import { ChangeError } from '#math/returns/change-values'
import type { RuleChange } from '#math/returns/changes'

/** The next round from a shoe of which some cards are left in another number than in a fresh one. */
export function setupWithUnseen(setup: Setup, counts: readonly RuleChange[]): Setup {
  if (!('unseen' in setup)) {
    throw new ChangeError(
      `Unseen cards can be given where nobody decides anything; ${setup.rules.id} is computed from a fresh shoe.`,
    )
  }
  const unseen = [...setup.unseen]
  for (const { key, value } of counts) {
    if (!isCard(key)) throw new ChangeError(`'${key}' is no card: write AS=7 for seven aces of spades.`)
    const fresh = setup.unseen[DECK.indexOf(key)] ?? 0
    if (!/^[0-9]+$/.test(value) || Number(value) > fresh) {
      throw new ChangeError(`${key} can be left 0 to ${fresh} times in this shoe, not '${value}'.`)
    }
    unseen[DECK.indexOf(key)] = Number(value)
  }
  try {
    NUMBERS[setup.family].checkCards(unseen)
  } catch (error) {
    throw error instanceof RangeError ? new ChangeError(error.message) : error
  }
  return { ...setup, unseen }
}
