import { gameOf } from '#engine/families'
import { limitsOf, rangeOf } from '#engine/round/limits'
import type { TableState } from '#engine/table/types'
import type { Formats } from '#ui/i18n/format'

/** `10 € – 1.000 €`, in the player's own money (MO-6). */
export function limitsLine(state: TableState, me: string, { money }: Formats): string {
  const [least, most] = rangeOf(limitsOf(state.game.limits, me), gameOf(state.id).mainBet)
  const currency = state.purses[me]?.currency ?? state.currency
  return `${money(least, currency, true)} – ${money(most, currency, true)}`
}
