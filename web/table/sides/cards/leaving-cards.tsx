import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Card } from '#engine/cards/card'
import { PlayingCard } from '#ui/draw/cards/playing-card'
import { units } from '#ui/draw/place'
import { durationOf } from '#ui/kit/duration'
import { inPlaces } from '#ui/kit/in-places'
import css from '#web/table/sides/cards/leaving-cards.module.css'

interface Place {
  readonly x: number
  readonly y: number
}

interface Props {
  /** The round, and what lies there in it. */
  readonly code: string
  readonly cards: readonly (Card | null)[]
  readonly places: readonly Place[]
  readonly turns: readonly number[]
  readonly width: number
  /** Where played cards go. */
  readonly tray: Place
}

/** The cards of the round before, on their way to the tray when the next one begins. */
export function LeavingCards({ code, cards, places, turns, width, tray }: Props) {
  const left = useLeft(code, cards)
  return inPlaces(left).map(([index, card]) => {
    const { x, y } = places[index] ?? tray
    const way = { '--to-x': units(tray.x - x), '--to-y': units(tray.y - y) } as CSSProperties
    return (
      <div key={index} className={css.leaving} style={way} aria-hidden="true">
        <PlayingCard card={card} x={x} y={y} width={width} turn={turns[index] ?? 0} />
      </div>
    )
  })
}

function useLeft(code: string, cards: readonly (Card | null)[]): readonly (Card | null)[] {
  const [left, setLeft] = useState<readonly (Card | null)[]>([])
  const lying = useRef({ code, cards })
  // Before it is painted: the cards must not be gone for a moment.
  useLayoutEffect(() => {
    const before = lying.current
    lying.current = { code, cards }
    if (before.code !== code && before.cards.length > 0 && durationOf('--t-collect') > 0)
      setLeft(before.cards)
  }, [code, cards])
  useEffect(() => {
    if (left.length === 0) return undefined
    const timer = setTimeout(() => setLeft([]), durationOf('--t-collect'))
    return () => clearTimeout(timer)
  }, [left])
  return left
}
