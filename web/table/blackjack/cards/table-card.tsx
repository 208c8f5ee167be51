import { useState } from 'react'
import { PlayingCard, type PlayingCardProps } from '#ui/draw/cards/playing-card'
import type { Point } from '#web/table/blackjack/stage/plan'

interface Props extends Omit<PlayingCardProps, 'from'> {
  readonly x: number
  readonly y: number
  /** Where it came from; what lay there when the table was opened does not come again. */
  readonly source: Point
  readonly fresh: boolean
}

/** A card on the stage, slid from where it was. */
export function TableCard({ source, fresh, ...card }: Props) {
  const [from] = useState(() => (fresh ? { x: source.x - card.x, y: source.y - card.y } : null))
  return <PlayingCard {...card} from={from} />
}
