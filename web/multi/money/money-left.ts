import type { Order } from '#web/state/orders'
import type { Purse } from '#web/state/person'
import type { Place } from '#web/state/tables'
import { moneyOnCloth } from '#web/table/chips/on-cloth'

interface Held {
  readonly me: string
  readonly purse: Purse
  /** By table, what was taken there (TP-18). */
  readonly tableCash: Readonly<Record<string, number>>
  readonly places: Readonly<Record<string, Pick<Place, 'tracked'>>>
  readonly orders: readonly Order[]
  /** What lies on cloths of other windows. */
  readonly elsewhere: Purse
}

export interface MoneyLeft {
  /** It was taken to the tables, and each of them has its own (TP-18). */
  readonly isTaken: boolean
  /** What can still be staked: chips on any cloth are taken off. */
  readonly available: number
  /** How much of it at one table. */
  readonly atOnce: number
  readonly golden: number
}

/** What is left to be staked at these tables. */
export function moneyLeft(tables: readonly string[], held: Held): MoneyLeft {
  const { me, purse, tableCash, places, orders, elsewhere } = held
  const all = Object.entries(places)
  const golden = Math.max(0, purse.golden - moneyOnCloth(all, me, orders).golden - elsewhere.golden)
  const left = tables.flatMap((table) => {
    const { [table]: cash } = tableCash
    if (cash === undefined) return []
    const here = moneyOnCloth([[table, { tracked: places[table]?.tracked ?? null }]], me, orders)
    return [Math.max(0, cash - here.cash)]
  })
  if (left.length > 0) {
    const available = left.reduce((sum, cash) => sum + cash, 0)
    return { isTaken: true, available, atOnce: Math.max(...left), golden }
  }
  const onAccount = all.filter(([table]) => tableCash[table] === undefined)
  const lying = moneyOnCloth(onAccount, me, orders)
  const available = Math.max(0, purse.cash - lying.cash - elsewhere.cash)
  return { isTaken: false, available, atOnce: available, golden }
}
