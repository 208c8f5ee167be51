import type { Suit } from '#engine/cards/card'
import { CourtHead } from '#ui/draw/cards/card-court-head'
import { Pip } from '#ui/draw/cards/pip'

export type CourtRank = 'J' | 'Q' | 'K'

interface Props {
  readonly rank: CourtRank
  readonly suit: Suit
}

const RAYS = Array.from({ length: 17 }, (_, index) => {
  const angle = ((index - 8) * 9.4 * Math.PI) / 180
  return `M0 4L${(Math.sin(angle) * 190).toFixed(1)} ${(-Math.cos(angle) * 190).toFixed(1)}`
}).join('')

/** One half, x −67…67 and y −139 (top) … 0 (waist). */
function Half({ rank, suit }: Props) {
  return (
    <g clipPath="url(#court-half)">
      <g transform="translate(125 175)">
        <path d={RAYS} stroke="var(--court-gold)" strokeOpacity=".26" strokeWidth="1.1" />
        <path
          d="M-67 0V-22C-60 -44 -40 -54 -20 -57L0 -40L20 -57C40 -54 60 -44 67 -22V0Z"
          fill={`var(--court-${suit}-cloth)`}
          stroke="var(--ink-line)"
          strokeWidth="1.6"
        />
        <g fill="none" stroke="var(--court-gold)">
          <path d="M-67 -12C-50 -34 -34 -42 -17 -46L0 -26L17 -46C34 -42 50 -34 67 -12" strokeWidth="5" />
          <path
            d="M-67 -2C-48 -22 -32 -30 -14 -34L0 -14L14 -34C32 -30 48 -22 67 -2"
            strokeWidth="1.8"
            strokeOpacity=".85"
          />
        </g>
        <path d="M-9 0L0 -12L9 0Z" fill="var(--court-gold)" />
        <path
          d="M-20 -57L0 -38L20 -57L13 -64H-13Z"
          fill="var(--court-linen)"
          stroke="var(--ink-line)"
          strokeWidth="1.5"
        />
        <CourtHead rank={rank} suit={suit} />
      </g>
      <Pip suit={suit} x={81} y={56} size={23} fill={`var(--court-${suit}-pip)`} />
    </g>
  )
}

/** A double-ended figure in an engraved panel. */
export function Court({ rank, suit }: Props) {
  return (
    <>
      <rect x="63" y="36" width="124" height="278" fill={`var(--court-${suit})`} />
      <Half rank={rank} suit={suit} />
      <g transform="rotate(180 125 175)">
        <Half rank={rank} suit={suit} />
      </g>
      <path d="M63 175H187M63 36H187V314H63Z" fill="none" stroke="var(--ink-line)" strokeWidth="1.6" />
      <rect
        x="58.5"
        y="31.5"
        width="133"
        height="287"
        rx="3"
        fill="none"
        stroke="var(--court-gold)"
        strokeWidth="2.4"
      />
    </>
  )
}
