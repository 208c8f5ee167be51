import { useId } from 'react'
import { placeAt, units } from '#ui/draw/place'
import { CrowdShare } from '#web/table/sides/spots/crowd-share'
import { pressSpot, takeOff } from '#web/table/sides/spots/press-spot'
import css from '#web/table/sides/spots/sector-spot.module.css'
import type { SpotShape } from '#web/table/sides/spots/shapes'
import type { SpotView, Tongue } from '#web/table/sides/spots/spot-view'

interface Props {
  readonly table: string
  readonly shape: SpotShape
  readonly spot: SpotView
  readonly tongue: Tongue
}

/** A spot on the cloth: print that lies on it, and a button of the same outline over it. */
export function SectorSpot({ table, shape, spot, tongue }: Props) {
  const id = useId()
  const { box, row } = shape
  const isClosed = spot.state === 'closed'
  const [socketX, socketY] = shape.socket
  const [rx, ry] = shape.socketSize
  return (
    <div
      className={css.spot}
      style={{ ...placeAt(box.x, box.y), width: units(box.width), height: units(box.height) }}
      data-tone={spot.tone}
      data-state={spot.state}
      data-row={row}
    >
      <svg
        className={css.drawing}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-hidden="true"
      >
        <defs>
          <path id={`${id}name`} d={shape.name} />
          <path id={`${id}odds`} d={shape.odds} />
        </defs>
        <path className={css.face} d={shape.outline} />
        {shape.inset !== null && <path className={css.inset} d={shape.inset} />}
        <ellipse className={css.socket} cx={socketX} cy={socketY} rx={rx} ry={ry} />
        {isClosed && <Lock x={socketX} y={socketY} />}
        <text className={css.name}>
          <textPath href={`#${id}name`} startOffset="50%" textAnchor="middle">
            {spot.name}
          </textPath>
        </text>
        <text className={css.odds}>
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
        className={css.button}
        style={{ clipPath: `polygon(${shape.corners})` }}
        aria-label={spot.label}
        aria-disabled={spot.state !== 'open'}
        data-bet={spot.bet}
        onClick={(event) => pressSpot(table, spot, event.shiftKey)}
        onContextMenu={(event) => {
          event.preventDefault()
          takeOff(table, spot.bet)
        }}
      />
    </div>
  )
}

/** In the socket of a spot that takes no chips. */
function Lock({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={css.lock} transform={`translate(${x - 7} ${y - 8})`}>
      <rect y="7" width="14" height="9.500" rx="2" />
      <path d="M3 7V4.500a4 4 0 0 1 8 0V7" />
    </g>
  )
}
