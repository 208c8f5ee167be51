import { useMemo } from 'react'
import type { BaccaratRules } from '#engine/baccarat/rules'
import { useSpoken } from '#web/i18n/language'
import { rowsFromAfar, rulesFromAfar, spotFromAfar } from '#web/multi/baccarat/spots-from-afar'
import type { FromAfar, FromHere, MultiPart } from '#web/multi/part'
import { tileRows } from '#web/multi/sides/tile-rows'
import { useMulti } from '#web/multi/state'
import { TileBets } from '#web/multi/tile/tile-bets'
import { useOrdersAt } from '#web/state/orders'
import { useMe } from '#web/state/person'
import { useSetting } from '#web/state/settings'
import { useSwitches } from '#web/table/baccarat/decisions/use-switches'
import { useNews } from '#web/table/baccarat/results/news'
import { useSpots } from '#web/table/baccarat/spots/spots'
import { stakesOf } from '#web/table/chips/spot'
import { useTongue } from '#web/table/sides/spots/use-spots'

export const BACCARAT_MULTI: MultiPart<'baccarat'> = {
  bettingMillis: ({ bettingSeconds }) => bettingSeconds * 1_000,
  BetsFromHere,
  BetsFromAfar,
  Follower,
}

function BetsFromHere({ table, name, state }: FromHere<'baccarat'>) {
  const hand = useMulti((multi) => multi.hand)
  const { rows, spots, tongue } = useSpots(table, state, hand)
  return (
    <TileBets
      table={table}
      name={name}
      rows={tileRows(rows, (bet) => spots.get(bet), tongue)}
      currency={tongue.currency}
    />
  )
}

const NO_SLIPS = { slips: [] }

function BetsFromAfar({ line, name }: FromAfar) {
  const rules = rulesFromAfar(line)
  return rules === null ? null : <Bets line={line} name={name} rules={rules} />
}

function Bets({ line, name, rules }: FromAfar & { readonly rules: BaccaratRules }) {
  const { words, formats } = useSpoken()
  const me = useMe()
  const zeroCommission = useSetting('zeroCommission')
  const sideBets = useSetting('sideBets')
  const orders = useOrdersAt(line.id)
  const { currency } = line
  const tongue = useMemo(() => ({ words, formats, currency }), [words, formats, currency])
  const kept = { zeroCommission, sideBets }
  const rows = useMemo(
    () => rowsFromAfar(rules, { zeroCommission, sideBets }),
    [rules, zeroCommission, sideBets],
  )
  const pending = stakesOf(NO_SLIPS, me, line.id, orders)
  const spots = tileRows(rows, (bet) => spotFromAfar(bet, line, rules, kept, pending, tongue), tongue)
  return <TileBets table={line.id} name={name} rows={spots} currency={currency} />
}

/** The player's switches are the table's too (TP-8), and news of chips are told with the table's name. */
function Follower({ table, state, name }: FromHere<'baccarat'>) {
  const tongue = useTongue(state)
  useSwitches(table, state, state.game)
  useNews(table, tongue, name)
  return null
}
