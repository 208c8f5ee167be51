import { type AllTables, sumsOf } from '#web/multi/at-stake'
import { repeatable } from '#web/multi/press'
import { useOrders } from '#web/state/orders'
import { useMe, usePerson } from '#web/state/person'
import { useTables } from '#web/state/tables'
import { moneyOnCloth } from '#web/table/on-cloth'

interface MoneyEverywhere extends AllTables {
  readonly currency: string
  /** What can still be staked: chips on any cloth are taken off. */
  readonly available: number
  readonly golden: number
  readonly canRepeat: boolean
}

/** The figures of the panel's dock. */
export function useMoneyEverywhere(): MoneyEverywhere {
  const me = useMe()
  const purse = usePerson(({ purse: all }) => all)
  const tableCash = usePerson(({ tableCash: all }) => all)
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  const orders = useOrders(({ orders: all }) => all)
  const places = useTables(({ places: all }) => all)
  // Money that was taken to a table is not in the account (TP-18).
  const onAccount = Object.entries(places).filter(([table]) => tableCash[table] === undefined)
  const lying = moneyOnCloth(onAccount, me, orders)
  return {
    ...sumsOf(places, me, orders),
    currency,
    available: Math.max(0, purse.cash - lying.cash),
    golden: Math.max(0, purse.golden - lying.golden),
    canRepeat: repeatable().length > 0,
  }
}
