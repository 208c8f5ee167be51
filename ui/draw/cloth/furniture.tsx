import { memo } from 'react'
import { type ChipValue, chipPaint } from '#ui/draw/chips/chips'
import { inPlaces } from '#ui/kit/in-places'

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
const BODY = 'M40 30L140 6Q150 4 152 14L162 82Q163 90 155 92L60 112Z'

/** The edges of the cards that are left, as one path. */
function cardEdges(share: number): string {
  const count = Math.round(30 * share)
  return Array.from({ length: count }, (_, index) => {
    const along = ((index + 1) / (count + 1)) * share
    return `M${at(51 + 92 * along, 38 - 22 * along)}L${at(63 + 91 * along, 101 - 19.5 * along)}`
  }).join('')
}

/** The dealing shoe from the players' side, about 165 × 125 from its left upper corner; `fill` 0…1. */
export const Shoe = memo(function Shoe({ fill }: { readonly fill: number }) {
  const share = Math.min(1, Math.max(0, fill))
  const head = at(51 + 92 * share, 38 - 22 * share)
  const foot = at(63 + 91 * share, 101 - 19.5 * share)
  return (
    <g>
      <ellipse cx="88" cy="112" rx="104" ry="22" fill="url(#foot-shadow)" />
      <path d={BODY} fill="url(#shoe-body)" />
      <path d="M40 30L140 6Q150 4 152 14L153 20L44 46Z" fill="var(--light)" opacity=".09" />
      <path d={`M51 38L${head}L${foot}L63 101Z`} fill="var(--paper-edge)" />
      <path d={cardEdges(share)} stroke="var(--paper-edge-line)" strokeWidth=".7" />
      <path
        d={`M${head}L${foot}L${at(71 + 91 * share, 99.3 - 19.5 * share)}L${at(59 + 92 * share, 36.1 - 22 * share)}Z`}
        fill="var(--cut-card)"
        stroke="var(--brass)"
      />
      <path
        d="M51 38L143 16L154 81.5L63 101Z"
        fill="none"
        stroke="var(--shade)"
        strokeOpacity=".5"
        strokeWidth="1.2"
      />
      <path d="M51 38L143 16L146 34L53 58Z" fill="var(--light)" opacity=".1" />
      <path d={BODY} fill="none" stroke="var(--wood-line)" strokeWidth="1.4" />
      <path
        d="M40 30L60 112L14 104Q8 103 9 96L14 60Q15 54 20 50Z"
        fill="url(#shoe-front)"
        stroke="var(--wood-line)"
      />
      <path d="M22 60L47 50L56 92L22 94Z" fill="var(--wood-hollow)" />
      <path d="M24 62L46 53L54 90L24 91.5Z" fill="var(--card-rim)" />
      <path d="M26.5 64L44.5 56.5L51.5 88L26.5 89Z" fill="var(--card-back)" />
      <path d="M9 96Q8 103 14 104L60 112L58 104L13 97Z" fill="var(--brass)" />
    </g>
  )
})

function trayCard(index: number): string {
  return [
    `M${at(22 + index * 0.5, 78 - index * 1.9)}L${at(108 - index * 0.2, 68 - index * 1.9)}`,
    `L${at(101 - index * 0.2, 32 - index * 1.1)}L${at(17 + index * 0.5, 42 - index * 1.1)}Z`,
  ].join('')
}

/** Where played cards go, about 125 × 95; `cards` is how high they lie, 0…18. */
export const Tray = memo(function Tray({ cards = 14 }: { readonly cards?: number }) {
  const count = Math.max(0, Math.min(18, Math.round(cards)))
  return (
    <g>
      <ellipse cx="62" cy="88" rx="80" ry="18" fill="url(#foot-shadow)" />
      <path d="M6 26L108 14L122 78L14 92Z" fill="var(--wood)" stroke="var(--wood-line)" />
      <path d="M12 32L104 21L115 73L19 85Z" fill="var(--wood-hollow)" />
      <g fill="var(--paper)" stroke="var(--paper-edge-line)" strokeWidth=".5">
        {Array.from({ length: count }, (_, index) => trayCard(index)).map((path, index) => (
          <path key={path} d={path} fill={index === count - 1 ? 'var(--card-back)' : undefined} />
        ))}
      </g>
      <path d="M6 26L108 14L109.5 21L7.5 33Z" fill="var(--light)" opacity=".08" />
      <path d="M14 92L122 78L121 72L13 86Z" fill="var(--brass)" opacity=".85" />
    </g>
  )
})

const TUBES = [1000, 500, 100, 100, 25, 25, 25, 5, 5, 5, 1, 1] as const satisfies readonly ChipValue[]
const TAKEN = [0, 2, 1, 0, 0, 1, 2, 0, 1, 0, 1, 0] as const
const CHIP_ON_EDGE = 4.1

const box = (x: number, y: number, width: number, height: number) =>
  `M${at(x, y)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}Z`

function Tube({
  value,
  index,
  width,
  height,
}: {
  readonly value: ChipValue
  readonly index: number
  readonly width: number
  readonly height: number
}) {
  const x = 10 + index * width
  const count = Math.max(3, Math.floor((height - 14) / CHIP_ON_EDGE) - (TAKEN[index % TAKEN.length] ?? 0))
  const tops = Array.from({ length: count }, (_, place) => height - 8 - (place + 1) * CHIP_ON_EDGE)
  const marks = tops.map((y, place) => box(x + width * (place % 2 === 0 ? 0.17 : 0.57), y, width * 0.26, 3.5))
  return (
    <>
      <rect x={x + 1} y="5" width={width - 2} height={height - 11} rx="5" fill="var(--wood-lo)" />
      <path d={tops.map((y) => box(x + 2, y, width - 4, 3.5)).join('')} fill={chipPaint(value)} />
      <path d={marks.join('')} fill={chipPaint(value, 'mark')} opacity=".9" />
      <rect x={x + 1} y="5" width={width - 2} height={height - 11} rx="5" fill="url(#tube)" />
    </>
  )
}

/** The dealer's chips in their tubes, from its left upper corner. */
export const Float = memo(function Float({
  width = 280,
  height = 38,
}: {
  readonly width?: number
  readonly height?: number
}) {
  const tube = (width - 20) / TUBES.length
  return (
    <g>
      <rect width={width} height={height} rx="8" fill="var(--wood-lo)" stroke="var(--wood-line)" />
      <rect x="3" y="3" width={width - 6} height={height - 6} rx="6" fill="var(--wood-hollow)" />
      {inPlaces(TUBES).map(([index, value]) => (
        <Tube key={index} value={value} index={index} width={tube} height={height} />
      ))}
      <rect y={height - 4} width={width} height="4" rx="2" fill="url(#brass)" opacity=".8" />
    </g>
  )
})
