import { useState } from 'react'
import type { Card } from '#engine/cards/card'
import { PlayingCard } from '#ui/draw/cards/playing-card'
import { units } from '#ui/draw/place'
import { inPlaces } from '#ui/kit/in-places'
import css from '#web/history/replay/board.module.css'

interface Props {
  readonly cards: readonly (Card | null)[]
  /** The most that will ever lie there. */
  readonly room: number
  readonly width: number
  /** Cards that come now slide in. */
  readonly moves: boolean
  readonly dim?: boolean
}

/** How much of a card the next one leaves in view: its index, or more where that fills the reduced drawing. */
const SHOWN = 0.44
const SHOWN_REDUCED = 0.66
const SMALLEST_FULL = 48
const SHAPE = 1.4

/** A hand as it lies: each card leaves the one before in view. */
export function BoardCards({ cards, room, width, moves, dim = false }: Props) {
  const step = width * (width < SMALLEST_FULL ? SHOWN_REDUCED : SHOWN)
  return (
    <span
      className={css.fan}
      style={{ width: units(width + step * (room - 1)), height: units(width * SHAPE) }}
    >
      {inPlaces(cards).map(([index, card]) => (
        <BoardCard
          key={index}
          card={card}
          width={width}
          x={width / 2 + step * index}
          moves={moves}
          dim={dim}
        />
      ))}
    </span>
  )
}

interface CardProps {
  readonly card: Card | null
  readonly width: number
  readonly x?: number
  readonly moves: boolean
  readonly dim?: boolean
}

const FROM_SHOE = { x: 90, y: -70, turn: 6 }

/** How it came is settled when it comes: a card that lies is not dealt again when the replay starts. */
export function BoardCard({ card, width, x, moves, dim = false }: CardProps) {
  const [slides] = useState(moves)
  const place = x === undefined ? {} : { x, y: (width * SHAPE) / 2 }
  return <PlayingCard card={card} width={width} {...place} from={slides ? FROM_SHOE : null} dim={dim} />
}
