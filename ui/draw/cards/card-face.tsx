import { type Card, type Rank, rankOf, type Suit, suitOf } from '#engine/cards/card'
import css from '#ui/draw/cards/card.module.css'
import { Court } from '#ui/draw/cards/card-court'
import { Pip } from '#ui/draw/cards/pip'
import { isUpsideDown, PIPS, SUIT_PATHS } from '#ui/draw/cards/suits'

interface IndexProps {
  readonly rank: Rank
  readonly suit: Suit
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The rank in print. Two figures are set closer, to take one's room. */
function RankSign({ rank, suit, x, y, size }: IndexProps) {
  const isTen = rank === 'T'
  return (
    <text
      className={css.rank}
      transform={`translate(${x} ${y})${isTen ? ' scale(.76 1)' : ''}`}
      textAnchor="middle"
      fontSize={size}
      fill={`var(--ink-${suit})`}
      letterSpacing={isTen ? -size * 0.05 : 0}
      dx={isTen ? -size * 0.03 : 0}
    >
      {isTen ? '10' : rank}
    </text>
  )
}

function Index({ rank, suit }: { readonly rank: Rank; readonly suit: Suit }) {
  const hasTail = rank === 'Q'
  return (
    <>
      <RankSign rank={rank} suit={suit} x={31} y={hasTail ? 60 : 64} size={60} />
      <Pip suit={suit} x={31} y={hasTail ? 99 : 94} size={hasTail ? 34 : 36} />
    </>
  )
}

function Ace({ suit }: { readonly suit: Suit }) {
  return (
    <>
      <Pip suit={suit} x={125} y={175} size={116} />
      {suit === 'S' && (
        <>
          <path
            d={SUIT_PATHS.S}
            transform="translate(85 135) scale(.8)"
            fill="none"
            stroke="var(--court-gold)"
            strokeWidth="1.8"
          />
          <text
            className={css.rank}
            x="125"
            y="190"
            textAnchor="middle"
            fontSize="40"
            fill="var(--court-gold)"
          >
            S
          </text>
        </>
      )}
    </>
  )
}

function Middle({ rank, suit }: { readonly rank: Rank; readonly suit: Suit }) {
  if (rank === 'A') return <Ace suit={suit} />
  if (rank === 'J' || rank === 'Q' || rank === 'K') return <Court rank={rank} suit={suit} />
  const size = rank === '9' || rank === 'T' ? 42 : 47
  return PIPS[rank]?.map((place) => (
    <Pip key={`${place.x},${place.y}`} suit={suit} {...place} size={size} turned={isUpsideDown(place)} />
  ))
}

function Paper({ radius }: { readonly radius: number }) {
  return (
    <rect
      x="1"
      y="1"
      width="248"
      height="348"
      rx={radius}
      fill="url(#card-paper)"
      stroke="var(--card-edge)"
      strokeWidth="2"
    />
  )
}

export function FullFace({ card }: { readonly card: Card }) {
  const rank = rankOf(card)
  const suit = suitOf(card)
  return (
    <>
      <Paper radius={17} />
      <Index rank={rank} suit={suit} />
      <g transform="rotate(180 125 175)">
        <Index rank={rank} suit={suit} />
      </g>
      <Middle rank={rank} suit={suit} />
    </>
  )
}

/** For small sizes: one rank and one large suit, nothing else. */
export function ReducedFace({ card }: { readonly card: Card }) {
  const rank = rankOf(card)
  const suit = suitOf(card)
  const hasTail = rank === 'Q'
  const isTen = rank === 'T'
  return (
    <>
      <Paper radius={22} />
      <RankSign
        rank={rank}
        suit={suit}
        x={isTen ? 84 : 72}
        y={hasTail ? 120 : 128}
        size={isTen ? 132 : 140}
      />
      <Pip suit={suit} x={72} y={hasTail ? 194 : 186} size={hasTail ? 74 : 80} />
      <Pip suit={suit} x={166} y={258} size={134} />
    </>
  )
}
