import { type CSSProperties, memo } from 'react'
import { ChipPile } from '#ui/draw/chips/chip-pile'
import { chipsFor } from '#ui/draw/chips/chips'
import css from '#ui/draw/chips/stack.module.css'
import { FLAT, THICKNESS, textWidth } from '#ui/draw/chips/stack-geometry'
import { units } from '#ui/draw/place'
import { classes } from '#ui/kit/classes'

/** What has become of a stake; each state shows in more than its colour. */
export type StakeState = 'pending' | 'unconfirmed' | 'accepted' | 'inactive' | 'refused' | 'won' | 'lost'

export interface Flight {
  readonly x: number
  readonly y: number
}

export interface StackProps {
  readonly cents: number
  readonly state?: StakeState
  /** The exact amount or the reason, in the player's words; null shows no label. */
  readonly label?: string | null
  readonly golden?: boolean
  readonly free?: boolean
  /** Where it comes from or goes to, from its place: the rack, the dealer. */
  readonly from?: Flight | null
  readonly to?: Flight | null
  /** One chip's width in the stage's units. */
  readonly size?: number
}

const LABEL_SIZE = 12
const LABEL_HEIGHT = 20
const SPINNER_ROOM = 16

/** The label keeps its size of print, however small the chips. */
function Label({
  text,
  state,
  scale,
  y,
}: {
  readonly text: string
  readonly state: StakeState
  readonly scale: number
  readonly y: number
}) {
  const spins = state === 'pending'
  const width = textWidth(text, LABEL_SIZE) + 18 + (spins ? SPINNER_ROOM : 0)
  return (
    <g className={css.label} transform={`translate(0 ${y}) scale(${1 / scale})`}>
      <g className={css.legible}>
        <rect
          className={css.tag}
          x={-width / 2}
          y={-LABEL_HEIGHT / 2}
          width={width}
          height={LABEL_HEIGHT}
          rx={LABEL_HEIGHT / 2}
        />
        {spins && (
          <g transform={`translate(${-width / 2 + 14} 0)`}>
            <circle className={css.spinner} r="4.3" />
          </g>
        )}
        <text
          className={css.amount}
          x={spins ? SPINNER_ROOM / 2 : 0}
          y={LABEL_SIZE * 0.36}
          textAnchor="middle"
          fontSize={LABEL_SIZE}
        >
          {text}
        </text>
      </g>
    </g>
  )
}

function flightOf(flight: Flight): CSSProperties {
  return { '--flight-x': `${flight.x}px`, '--flight-y': `${flight.y}px` } as CSSProperties
}

/** A stake inside of an SVG, its foot's middle at 0,0. */
export const StackMark = memo(function StackMark(props: StackProps) {
  const {
    cents,
    state = 'accepted',
    label = null,
    golden = false,
    free = false,
    size = 52,
    from = null,
    to = null,
  } = props
  const scale = size / 100
  const height = free ? 0 : Math.max(0, chipsFor(cents).length - 1) * THICKNESS
  const flight = to ?? from
  return (
    <g
      className={classes(css.stake, css[state], to !== null ? css.goes : from !== null && css.comes)}
      style={flight === null ? undefined : flightOf(flight)}
    >
      <g transform={`scale(${scale})`}>
        <g className={css.chips}>
          <ellipse cx="2" cy={THICKNESS + 5} rx="60" ry="50" fill="url(#chip-foot)" />
          <ChipPile cents={cents} golden={golden} free={free} />
        </g>
        {(state === 'pending' || state === 'unconfirmed') && (
          <ellipse className={css.ring} cy={-height / 2 + 4} rx="60" ry={53 + height / 2} />
        )}
        {label !== null && <Label text={label} state={state} scale={scale} y={THICKNESS + FLAT} />}
      </g>
    </g>
  )
})

/** The same as a picture of its own, for pages and overlays. */
export function Stack(props: StackProps) {
  const { size = 52 } = props
  return (
    <svg
      className={css.picture}
      viewBox={`${-size * 0.55} ${-size} ${size * 1.1} ${size * 1.6}`}
      style={{ width: units(size * 1.1), height: units(size * 1.6) }}
      aria-hidden="true"
    >
      <StackMark {...props} />
    </svg>
  )
}
