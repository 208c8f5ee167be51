import { type CSSProperties, useState } from 'react'
import type { Card as CardCode } from '#engine/cards/card'
import { Card } from '#ui/draw/cards/card'
import css from '#ui/draw/cards/playing-card.module.css'
import { SlowReveal } from '#ui/draw/cards/slow-reveal'
import { CARD_HEIGHT, CARD_WIDTH } from '#ui/draw/cards/suits'
import { units } from '#ui/draw/place'
import { classes } from '#ui/kit/classes'

export interface PlayingCardProps {
  /** Null while nobody may know it; it turns when it becomes known. */
  readonly card: CardCode | null
  /** The middle of the card on the stage, where it slides when they change; without `x` it stands in the flow. */
  readonly x?: number
  readonly y?: number
  readonly width?: number
  /** How it lies, in degrees. */
  readonly turn?: number
  /** Where it slides from when it comes, in the stage's units from its place: the shoe's mouth. */
  readonly from?: { readonly x: number; readonly y: number; readonly turn?: number } | null
  /** The how-many-eth card of this deal, so that they come one after another. */
  readonly order?: number
  /** Out of play: a bust hand. */
  readonly dim?: boolean
  /** A corner lifts before it turns: only when this card decides. */
  readonly slow?: boolean
  readonly drawing?: 'full' | 'reduced'
  /** The accessible name; without it the hand around names its cards. */
  readonly label?: string
}

/** Lengths that the style sheet needs for its movements. */
function movesOf({ x = 0, y = 0, from, turn = 0, order = 0 }: PlayingCardProps): CSSProperties {
  const start = from ?? { x: 0, y: 0 }
  return {
    '--x': units(x),
    '--y': units(y),
    '--turn': `${turn}deg`,
    '--from-x': units(start.x),
    '--from-y': units(start.y),
    '--from-turn': `${start.turn ?? -3}deg`,
    '--order': order,
  } as CSSProperties
}

/** A card on the table: it slides in when it mounts and turns over when it becomes known. */
export function PlayingCard(props: PlayingCardProps) {
  const { card, x, width = 64, from = null, dim = false, slow = false, drawing, label } = props
  // What was known when it came does not turn over.
  const [cameUp] = useState(card !== null)
  const isUp = card !== null
  const size = { width: units(width), height: units((width * CARD_HEIGHT) / CARD_WIDTH) }
  const look = { width, ...(drawing === undefined ? {} : { drawing }) }
  const turns = isUp && !cameUp
  return (
    <div
      className={classes(
        css.place,
        x !== undefined && css.placed,
        from !== null && css.dealt,
        turns && (slow ? css.slow : css.turns),
        isUp && css.up,
        dim && css.dim,
      )}
      style={{ ...size, ...movesOf(props) }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <div className={css.shadow} />
      <div className={css.flipper}>
        <div className={css.face}>{card !== null && <Card card={card} {...look} />}</div>
        <div className={css.back}>
          <Card card={null} {...look} />
        </div>
      </div>
      {turns && slow && <SlowReveal card={card} width={width} />}
      <div className={css.veil} />
    </div>
  )
}
