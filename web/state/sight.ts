import type { Family } from '#engine/kinds'
import type { TableState } from '#engine/table/types'
import type { Sight } from '#protocol/sight'
import { useMe, usePerson } from '#web/state/person'
import { placeOf } from '#web/state/tables'

/** All that the player knows at a table, as the engine's checks ask for it; null before the table was told. */
export function sightOf(table: string): Sight | null {
  const { tracked } = placeOf(table)
  const { person, purse, tableCash } = usePerson.getState()
  if (tracked === null || person === null) return null
  const cash = tableCash[table] ?? purse.cash
  return { me: person.player, state: tracked.state, purse: { cash, golden: purse.golden } }
}

/** The same of a table as it is drawn, afresh whenever it changes. */
export function useSight<F extends Family>(table: string, state: TableState<F>): Sight<F> {
  const me = useMe()
  const purse = usePerson(({ purse: all }) => all)
  const here = usePerson(({ tableCash }) => tableCash[table])
  return { me, state, purse: { cash: here ?? purse.cash, golden: purse.golden } }
}
