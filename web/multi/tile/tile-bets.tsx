import { useMemo } from 'react'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { TableState } from '#engine/table/types'
import type { LobbyTable } from '#protocol/lobby/table'
import { type BaccaratGame, isBlackjack } from '#protocol/sight'
import { useSpoken, useWords } from '#web/i18n/language'
import { rowsFromAfar, rulesFromAfar, spotFromAfar } from '#web/multi/baccarat/spots-from-afar'
import { useMulti } from '#web/multi/state'
import { SpotButton } from '#web/multi/tile/spot-button'
import css from '#web/multi/tile/tile-bets.module.css'
import { useOrdersAt } from '#web/state/orders'
import { useMe } from '#web/state/person'
import { useSetting } from '#web/state/settings'
import type { Row } from '#web/table/baccarat/spots/rows'
import type { SpotView, Tongue } from '#web/table/baccarat/spots/spot-view'
import { useSpots } from '#web/table/baccarat/spots/use-spots'
import { stakesOf } from '#web/table/chips/spot'

interface Props {
  readonly line: LobbyTable
  readonly name: string
  /** Null while the table is only looked at. */
  readonly state: TableState | null
}

/** The bets of a tile: Player, Tie, Banker, and the side bets by setting (MP-4, MP-8). */
export function TileBets({ line, name, state }: Props) {
  if (state !== null && !isBlackjack(state.game)) {
    return <BetsFromHere table={line.id} name={name} state={state} game={state.game} />
  }
  const rules = rulesFromAfar(line)
  return rules === null ? null : <BetsFromAfar line={line} name={name} rules={rules} />
}

interface HereProps {
  readonly table: string
  readonly name: string
  readonly state: TableState
  readonly game: BaccaratGame
}

function BetsFromHere({ table, name, state, game }: HereProps) {
  const hand = useMulti((multi) => multi.hand)
  const { rows, spots, tongue } = useSpots(table, state, game, hand)
  return <Bets table={table} name={name} rows={rows} spots={spots} tongue={tongue} />
}

const NO_SLIPS = { slips: [] }

function BetsFromAfar({ line, name, rules }: Omit<Props, 'state'> & { readonly rules: BaccaratRules }) {
  const { language, words, formats } = useSpoken()
  const me = useMe()
  const zeroCommission = useSetting('zeroCommission')
  const sideBets = useSetting('sideBets')
  const orders = useOrdersAt(line.id)
  const { currency } = line
  const tongue = useMemo(() => ({ language, words, formats, currency }), [language, words, formats, currency])
  const kept = { zeroCommission, sideBets }
  const rows = useMemo(
    () => rowsFromAfar(rules, { zeroCommission, sideBets }),
    [rules, zeroCommission, sideBets],
  )
  const pending = stakesOf(NO_SLIPS, me, line.id, orders)
  const spots = new Map(
    rows
      .flatMap(({ bets }) => bets)
      .map((bet) => [bet, spotFromAfar(bet, line, rules, kept, pending, tongue)] as const),
  )
  return <Bets table={line.id} name={name} rows={rows} spots={spots} tongue={tongue} />
}

interface BetsProps {
  readonly table: string
  readonly name: string
  readonly rows: readonly Row[]
  readonly spots: ReadonlyMap<string, SpotView>
  readonly tongue: Tongue
}

function Bets({ table, name, rows, spots, tongue }: BetsProps) {
  const { multi: words } = useWords()
  const withSides = useSetting('multiSideBets')
  // A side bet with chips on it is shown in any case.
  const isShown = (row: Row) =>
    row.name === 'mains' || withSides || row.bets.some((bet) => (spots.get(bet)?.stake ?? null) !== null)
  return (
    <fieldset className={css.bets}>
      <legend className="unseen">{words.betsAt(name)}</legend>
      {rows.filter(isShown).map((row) => (
        <div key={row.name} className={css.row} data-row={row.name}>
          {row.bets.map((bet) => {
            const spot = spots.get(bet)
            if (spot === undefined) return null
            return <SpotButton key={bet} table={table} spot={spot} tongue={tongue} row={row.name} />
          })}
        </div>
      ))}
    </fieldset>
  )
}
