import { memo } from 'react'
import type { Card as CardCode } from '#engine/cards/card'
import css from '#ui/draw/cards/card.module.css'
import { CardBack } from '#ui/draw/cards/card-back'
import { FullFace, ReducedFace } from '#ui/draw/cards/card-face'
import { CARD_HEIGHT, CARD_WIDTH } from '#ui/draw/cards/suits'
import { units } from '#ui/draw/place'
import { classes } from '#ui/kit/classes'

/** Below this a full front cannot be read. */
const SMALLEST_FULL = 48

export interface CardProps {
  /** Null shows the back. */
  readonly card: CardCode | null
  /** In the stage's units; pixels outside of a stage. */
  readonly width?: number
  /** By the width, unless told. */
  readonly drawing?: 'full' | 'reduced'
  /** Without it the drawing is for the eye only. */
  readonly label?: string
  readonly className?: string | undefined
}

/** A playing card, flat: for hands at rest, history and help. `PlayingCard` moves. */
export const Card = memo(function Card({ card, width = 64, drawing, label, className }: CardProps) {
  const isFull = drawing === undefined ? width >= SMALLEST_FULL : drawing === 'full'
  return (
    <svg
      className={classes(css.card, className)}
      viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
      style={{ width: units(width), height: units((width * CARD_HEIGHT) / CARD_WIDTH) }}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {card === null ? <CardBack /> : isFull ? <FullFace card={card} /> : <ReducedFace card={card} />}
    </svg>
  )
})
