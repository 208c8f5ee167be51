import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Card } from '#engine/cards/card'
import { PlayingCard } from '#web/draw/playing-card'
import { durationOf } from '#web/ui/duration'

/** Whether the table has been seen before: what lay there when it came in sight does not slide in. */
const Arriving = createContext(false)

export function CardsArrive({ children }: { readonly children: ReactNode }) {
  const [arriving, setArriving] = useState(false)
  useEffect(() => setArriving(true), [])
  return <Arriving value={arriving}>{children}</Arriving>
}

interface Props {
  readonly card: Card | null
  readonly x: number
  readonly y: number
  readonly width: number
  readonly turn: number
  /** The shoe's mouth. */
  readonly mouth: { readonly x: number; readonly y: number }
  readonly order: number
  /** This card decides: it comes face down, and a corner is lifted first. */
  readonly slow: boolean
}

export function DealtCard({ card, x, y, width, turn, mouth, order, slow }: Props) {
  const [slides] = useState(useContext(Arriving))
  const [lies, setLies] = useState(!(slow && slides))
  useEffect(() => {
    if (lies) return undefined
    const timer = setTimeout(() => setLies(true), durationOf('--t-card-slide'))
    return () => clearTimeout(timer)
  }, [lies])
  return (
    <PlayingCard
      card={lies ? card : null}
      x={x}
      y={y}
      width={width}
      turn={turn}
      from={slides ? { x: mouth.x - x, y: mouth.y - y } : null}
      order={order}
      slow={slow}
    />
  )
}
