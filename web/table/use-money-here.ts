import type { TableState } from '#engine/table/types'
import { useOrders } from '#web/state/orders'
import { useMe, usePerson } from '#web/state/person'
import { useTables } from '#web/state/tables'
import { amountOn, isInactive, type SpotStake, stakesOf } from '#web/table/spot'
import { standing } from '#web/table/standing'
import { useUnspoiled } from '#web/table/use-unspoiled'

interface MoneyHere {
  readonly currency: string
  /** What can still be staked: chips that lie on any table's cloth are taken off. */
  readonly available: number
  readonly golden: number
  /** Chips on the cloth while betting is open. */
  readonly laid: number
  /** All that is at stake at this table now. */
  readonly staked: number
  readonly won: number
}

/** The figures of the dock (TP-19). */
export function useMoneyHere(table: string, state: TableState): MoneyHere {
  const me = useMe()
  const purse = usePerson(({ purse: all }) => all)
  const tableCash = usePerson(({ tableCash: all }) => all[table])
  const own = usePerson(({ person }) => person?.currency ?? state.currency)
  const orders = useOrders(({ orders: all }) => all)
  const places = useTables(({ places: all }) => all)
  const lying = (id: string, at: TableState) =>
    at.game.phase === 'betting' ? stakesOf(at.game, me, id, orders) : []
  const here = lying(table, state)
  const sum = (stakes: readonly SpotStake[]) => stakes.reduce((total, stake) => total + amountOn(stake), 0)
  const laid = sum(here)
  const active = sum(here.filter((stake) => !isInactive(state.game.limits, me, stake)))
  const elsewhere =
    tableCash === undefined ? Object.entries(places) : [[table, { tracked: { state } }] as const]
  const onCloth = elsewhere.flatMap(([id, { tracked }]) => (tracked === null ? [] : lying(id, tracked.state)))
  const cash = onCloth.reduce(
    (total, stake) => total + (stake.golden > 0 ? 0 : stake.cash + stake.pending),
    0,
  )
  const golden = onCloth.reduce((total, stake) => total + stake.golden, 0)
  const { staked, won } = standing(state.game, me)
  const { phase } = state.game
  const available = Math.max(0, (tableCash ?? purse.cash) - cash)
  const shown = useUnspoiled(available, phase !== 'betting' && phase !== 'over' && staked > 0)
  return {
    currency: state.purses[me]?.currency ?? own,
    available: shown,
    golden: Math.max(0, purse.golden - golden),
    laid,
    staked: phase === 'betting' ? active : staked,
    won,
  }
}
