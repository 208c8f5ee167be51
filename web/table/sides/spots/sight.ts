import { useMemo } from 'react'
import { converted, SAME_MONEY } from '#engine/money/rate'
import type { Crowd } from '#engine/round/crowd'
import { rateOf } from '#engine/round/limits'
import type { GameState, TableState } from '#engine/table/types'
import { useSpoken } from '#web/i18n/language'
import { useMe } from '#web/state/person'
import type { Row } from '#web/table/sides/spots/rows'
import type { SpotView, Tongue } from '#web/table/sides/spots/spot-view'

/** Every spot of a table as this player sees it now. */
export interface Spots {
  readonly rows: readonly Row[]
  readonly spots: ReadonlyMap<string, SpotView>
  readonly tongue: Tongue
}

/** MO-6: others' stakes in the viewer's own money. */
export function crowdFor({ crowd }: TableState, { limits }: GameState, me: string): Crowd {
  const rate = rateOf(limits, me)
  if (rate === SAME_MONEY) return crowd
  const own = Object.entries(crowd).map(([bet, { players, cents }]) => [
    bet,
    { players, cents: converted(cents, SAME_MONEY, rate) },
  ])
  return Object.fromEntries(own)
}

export function useTongue(state: TableState): Tongue {
  const me = useMe()
  const { words, formats } = useSpoken()
  const currency = state.purses[me]?.currency ?? state.currency
  return useMemo(() => ({ words, formats, currency }), [words, formats, currency])
}
