import { gameOf } from '#engine/families'
import { limitsOf, rangeOf } from '#engine/round/limits'
import type { TableState } from '#engine/table/types'
import { useMe } from '#web/state/person'
import { useMoneyHere } from '#web/table/dock/use-money-here'

/** SB-7: what the player has left does not cover the table's lowest stake. */
export function useIsShort(table: string, state: TableState): boolean {
  const me = useMe()
  const { available, golden, laid, isTaken } = useMoneyHere(table, state)
  // Money that is not at the table yet is asked for otherwise (TP-18).
  if (me === '' || isTaken || laid > 0) return false
  const [least] = rangeOf(limitsOf(state.game.limits, me), gameOf(state.id).mainBet)
  return Math.max(available, golden) < least
}
