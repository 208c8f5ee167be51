import type { TableState } from '#engine/table/types'
import type { Sight } from '#protocol/sight'
import { useMe, usePerson } from '#web/state/person'

/** All that the engine's checks ask for, afresh whenever it changes. */
export function useSight(table: string, state: TableState<'blackjack'>): Sight<'blackjack'> {
  const me = useMe()
  const purse = usePerson(({ purse: all }) => all)
  const here = usePerson(({ tableCash }) => tableCash[table])
  return { me, state, purse: { cash: here ?? purse.cash, golden: purse.golden } }
}
