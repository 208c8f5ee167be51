import { gameOf } from '#engine/families'
import { limitsOf, rangeOf } from '#engine/round/limits'
import type { TableState } from '#engine/table/types'
import { useOrders } from '#web/state/orders'
import { useMe, usePerson } from '#web/state/person'
import { useIsRegulated } from '#web/state/table-sessions'
import { useTables } from '#web/state/tables'
import { activeOf, lyingAt, moneyOnCloth, standing, sumOf } from '#web/table/chips/on-cloth'
import { useOtherWindows } from '#web/table/chips/other-windows'
import { useShowing, useUnspoiled } from '#web/table/status/use-showing'

interface MoneyHere {
  readonly currency: string
  /** Only what was taken to this table can be staked (TP-18). */
  readonly isTaken: boolean
  /** What can still be staked: chips that lie on any table's cloth are taken off. */
  readonly available: number
  readonly golden: number
  /** Chips on the cloth while betting is open. */
  readonly laid: number
  /** All that is at stake at this table now. */
  readonly staked: number
  /** What came back of the round. */
  readonly back: number
  readonly isWon: boolean
}

/** The figures of the dock (TP-19). */
export function useMoneyHere(table: string, state: TableState): MoneyHere {
  const me = useMe()
  const purse = usePerson(({ purse: all }) => all)
  const tableCash = usePerson(({ tableCash: all }) => all[table])
  const own = usePerson(({ person }) => person?.currency ?? state.currency)
  const orders = useOrders(({ orders: all }) => all)
  const places = useTables(({ places: all }) => all)
  const isRegulated = useIsRegulated(table)
  const isTaken = isRegulated || tableCash !== undefined
  const otherWindows = useOtherWindows()
  const here = lyingAt(table, state, me, orders)
  const counted = isTaken
    ? [[table, { tracked: places[table]?.tracked ?? null }] as const]
    : Object.entries(places)
  const onCloth = moneyOnCloth(counted, me, orders)
  const { staked, back, ending } = standing(state.game, me)
  const { phase } = state.game
  const cash = isTaken ? (tableCash ?? 0) : purse.cash - otherWindows.cash
  const available = Math.max(0, cash - onCloth.cash)
  const showing = useShowing(table, state)
  const shown = useUnspoiled(available, showing || (phase !== 'betting' && phase !== 'over' && staked > 0))
  return {
    currency: state.purses[me]?.currency ?? own,
    isTaken,
    available: shown,
    golden: Math.max(0, purse.golden - onCloth.golden - otherWindows.golden),
    laid: sumOf(here),
    staked: phase === 'betting' ? sumOf(activeOf(here, state, me)) : staked,
    back: showing ? 0 : back,
    isWon: ending === 'won',
  }
}

/** SB-7: what the player has left does not cover the table's lowest stake. */
export function useIsShort(table: string, state: TableState): boolean {
  const me = useMe()
  const { available, golden, laid, isTaken } = useMoneyHere(table, state)
  // Money that is not at the table yet is asked for otherwise (TP-18).
  if (me === '' || isTaken || laid > 0) return false
  const [least] = rangeOf(limitsOf(state.game.limits, me), gameOf(state.id).mainBet)
  return Math.max(available, golden) < least
}
