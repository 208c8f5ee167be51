import { useWords } from '#web/i18n/language'
import type { TileRow } from '#web/multi/tile/spot'
import { SpotButton } from '#web/multi/tile/spot-button'
import css from '#web/multi/tile/tile-bets.module.css'
import { useSetting } from '#web/state/settings'

interface Props {
  readonly table: string
  readonly name: string
  readonly rows: readonly TileRow[]
  readonly currency: string
}

/** The bets of a tile: the main ones, and the side bets by setting (MP-4, MP-8). */
export function TileBets({ table, name, rows, currency }: Props) {
  const { multi: words } = useWords()
  const withSides = useSetting('multiSideBets')
  // A side bet with chips on it is shown in any case.
  const isShown = ({ isSide, spots }: TileRow) =>
    !isSide || withSides || spots.some(({ stake }) => stake !== null)
  return (
    <fieldset className={css.bets}>
      <legend className="unseen">{words.betsAt(name)}</legend>
      {rows.filter(isShown).map((row) => (
        <div key={row.name} className={css.row} data-row={row.name}>
          {row.spots.map((spot) => (
            <SpotButton key={spot.bet} table={table} spot={spot} currency={currency} row={row.name} />
          ))}
        </div>
      ))}
    </fieldset>
  )
}
