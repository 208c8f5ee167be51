import { Lock as LockIcon } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { placeAt, units } from '#ui/draw/place'
import { useSettings } from '#web/state/settings'
import { layChip, takeChipOff } from '#web/table/chips/lay'
import { order } from '#web/table/chips/order'
import type { Spot } from '#web/table/chips/spot'
import sectorCss from '#web/table/sides/spots/sector-spot.module.css'
import type { SpotShape } from '#web/table/sides/spots/shapes'
import cellCss from '#web/table/sides/spots/spot-cell.module.css'
import type { RowName, SpotView, Tongue } from '#web/table/sides/spots/spot-view'
import { CrowdShare, StakeOnCloth } from '#web/table/sides/spots/stake-on-cloth'

interface SectorProps {
  readonly table: string
  readonly shape: SpotShape
  readonly spot: SpotView
  readonly tongue: Tongue
}

/** A spot on the cloth: print that lies on it, and a button of the same outline over it. */
export function SectorSpot({ table, shape, spot, tongue }: SectorProps) {
  const id = useId()
  const { box, row } = shape
  const isClosed = spot.state === 'closed'
  const [socketX, socketY] = shape.socket
  const [rx, ry] = shape.socketSize
  return (
    <div
      className={sectorCss.spot}
      style={{ ...placeAt(box.x, box.y), width: units(box.width), height: units(box.height) }}
      data-tone={spot.tone}
      data-state={spot.state}
      data-row={row}
    >
      <svg
        className={sectorCss.drawing}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-hidden="true"
      >
        <defs>
          <path id={`${id}name`} d={shape.name} />
          <path id={`${id}odds`} d={shape.odds} />
        </defs>
        <path className={sectorCss.face} d={shape.outline} />
        {shape.inset !== null && <path className={sectorCss.inset} d={shape.inset} />}
        <ellipse className={sectorCss.socket} cx={socketX} cy={socketY} rx={rx} ry={ry} />
        {isClosed && <Lock x={socketX} y={socketY} />}
        <text className={sectorCss.name}>
          <textPath href={`#${id}name`} startOffset="50%" textAnchor="middle">
            {spot.name}
          </textPath>
        </text>
        <text className={sectorCss.odds}>
          <textPath href={`#${id}odds`} startOffset="50%" textAnchor="middle">
            {spot.line}
          </textPath>
        </text>
        {spot.share !== null && shape.share !== null && (
          <CrowdShare place={shape.share} share={spot.share} tone={spot.tone} tongue={tongue} />
        )}
      </svg>
      <button
        type="button"
        className={sectorCss.button}
        style={{ clipPath: `polygon(${shape.corners})` }}
        {...pressesOf(table, spot)}
      />
    </div>
  )
}

/** In the socket of a spot that takes no chips. */
function Lock({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={sectorCss.lock} transform={`translate(${x - 7} ${y - 8})`}>
      <rect y="7" width="14" height="9.500" rx="2" />
      <path d="M3 7V4.500a4 4 0 0 1 8 0V7" />
    </g>
  )
}

interface CellProps {
  readonly table: string
  readonly spot: SpotView
  readonly tongue: Tongue
  readonly row: RowName
  readonly turn: number
}

/** A spot as a field of the phone's grid. */
export function SpotCell({ table, spot, tongue, row, turn }: CellProps) {
  const { formats } = tongue
  const isMain = row === 'mains'
  const size = isMain ? 38 : 26
  // On a side spot the payment lies towards its name: on the other side the screen ends.
  const dealer = [isMain ? 0 : 1, -320] as const
  return (
    <button
      type="button"
      className={cellCss.cell}
      data-tone={spot.tone}
      data-state={spot.state}
      data-row={row}
      data-staked={spot.stake !== null}
      {...pressesOf(table, spot)}
    >
      <span className={cellCss.name}>{spot.name}</span>
      <span className={cellCss.line}>{spot.brief}</span>
      {spot.state === 'closed' && <LockIcon className={cellCss.lock} size={10} aria-hidden />}
      {isMain && <span className={cellCss.socket} />}
      {spot.share !== null && (
        <span className={cellCss.share} data-side={spot.tone}>
          {formats.percent(spot.share.share)}
        </span>
      )}
      {spot.stake !== null && (
        <svg className={cellCss.stake} viewBox="-50 -50 100 100" aria-hidden="true">
          <StakeOnCloth spot={spot} tongue={tongue} at={[0, 0]} dealer={dealer} size={size} turn={turn} />
        </svg>
      )}
    </button>
  )
}

/** What a spot is called, and what its button does. */
function pressesOf(
  table: string,
  view: SpotView,
): ComponentProps<'button'> & { readonly 'data-bet': string } {
  const { bet, label, state } = view
  return {
    'aria-label': label,
    'aria-disabled': state !== 'open',
    'data-bet': bet,
    onClick: (event) => pressSpot(table, view, event.shiftKey),
    onContextMenu: (event) => {
      event.preventDefault()
      takeChipOff(table, spotOf(bet))
    },
  }
}

/** MB-2: a click adds the chip in hand, with shift it takes one off; a second tap may confirm instead (MB-3). */
function pressSpot(table: string, { bet, stake, state }: SpotView, withShift: boolean): void {
  if (state !== 'open' && state !== 'closed') return
  const spot = spotOf(bet)
  const { confirmMode } = useSettings.getState().settings
  if (withShift) takeChipOff(table, spot)
  else if (stake?.kind === 'unconfirmed' && confirmMode === 'second-tap') void order(table, { do: 'confirm' })
  else layChip(table, [spot])
}

/** Nobody sits here. */
function spotOf(bet: string): Spot {
  return { bet, seat: 0, behind: false }
}
