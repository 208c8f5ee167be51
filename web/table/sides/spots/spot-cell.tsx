import { Lock } from 'lucide-react'
import { pressSpot, takeOff } from '#web/table/sides/spots/press-spot'
import type { RowName } from '#web/table/sides/spots/rows'
import css from '#web/table/sides/spots/spot-cell.module.css'
import type { SpotView, Tongue } from '#web/table/sides/spots/spot-view'
import { StakeOnCloth } from '#web/table/sides/spots/stake-on-cloth'

interface Props {
  readonly table: string
  readonly spot: SpotView
  readonly tongue: Tongue
  readonly row: RowName
  readonly turn: number
}

/** A spot as a field of the phone's grid. */
export function SpotCell({ table, spot, tongue, row, turn }: Props) {
  const { formats } = tongue
  const isMain = row === 'mains'
  const size = isMain ? 38 : 26
  // On a side spot the payment lies towards its name: on the other side the screen ends.
  const dealer = [isMain ? 0 : 1, -320] as const
  return (
    <button
      type="button"
      className={css.cell}
      data-tone={spot.tone}
      data-state={spot.state}
      data-row={row}
      data-bet={spot.bet}
      data-staked={spot.stake !== null}
      aria-label={spot.label}
      aria-disabled={spot.state !== 'open'}
      onClick={(event) => pressSpot(table, spot, event.shiftKey)}
      onContextMenu={(event) => {
        event.preventDefault()
        takeOff(table, spot.bet)
      }}
    >
      <span className={css.name}>{spot.name}</span>
      <span className={css.line}>{spot.brief}</span>
      {spot.state === 'closed' && <Lock className={css.lock} size={10} aria-hidden />}
      {isMain && <span className={css.socket} />}
      {spot.share !== null && (
        <span className={css.share} data-side={spot.tone}>
          {formats.percent(spot.share.share)}
        </span>
      )}
      {spot.stake !== null && (
        <svg className={css.stake} viewBox="-50 -50 100 100" aria-hidden="true">
          <StakeOnCloth spot={spot} tongue={tongue} at={[0, 0]} dealer={dealer} size={size} turn={turn} />
        </svg>
      )}
    </button>
  )
}
