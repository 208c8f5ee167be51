import { usePanelIds } from '#web/multi/at-tables/tables'
import { type AllTables, sumsOf } from '#web/multi/money/at-stake'
import { type MoneyLeft, moneyLeft } from '#web/multi/money/money-left'
import { repeatable } from '#web/multi/send'
import { useOrders } from '#web/state/orders'
import { useMe, usePerson } from '#web/state/person'
import { useTables } from '#web/state/tables'
import { useOtherWindows } from '#web/table/chips/other-windows'

interface MoneyEverywhere extends AllTables, MoneyLeft {
  readonly currency: string
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
  const elsewhere = useOtherWindows()
  const tables = usePanelIds() ?? []
  return {
    ...sumsOf(places, me, orders),
    ...moneyLeft(tables, { me, purse, tableCash, places, orders, elsewhere }),
    currency,
    canRepeat: repeatable().length > 0,
  }
}
