import type { TableState } from '#engine/table/types'
import { beatsOf } from '#web/table/blackjack/fire-blaze/beats'
import { drawnBonus } from '#web/table/blackjack/fire-blaze/fire-round'

/** When, by the server's clock, the show of this round's bonus has told all; null where there is none to tell. */
export function showEndsAt(state: TableState<'blackjack'>): number | null {
  const drawn = drawnBonus(state)
  if (drawn === null || drawn.bonus.at === null) return null
  const { rules, level, bonus } = drawn
  return drawn.bonus.at + (beatsOf(rules, level, bonus.spins).at(-1)?.at ?? 0)
}
