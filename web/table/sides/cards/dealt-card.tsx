import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Card } from '#engine/cards/card'
import { PlayingCard } from '#ui/draw/cards/playing-card'

/** Whether the table has been seen before: what lay there when it came in sight does not slide in. */
const Arriving = createContext(false)

export function CardsArrive({ children }: { readonly children: ReactNode }) {
  const [arriving, setArriving] = useState(false)
  useEffect(() => setArriving(true), [])
  return <Arriving value={arriving}>{children}</Arriving>
}

export function useArriving(): boolean {
  return useContext(Arriving)
}

interface Props {
  readonly card: Card | null
  readonly x: number
  readonly y: number
  readonly width: number
  readonly turn: number
  /** The shoe's mouth. */
  readonly mouth: { readonly x: number; readonly y: number }
  /** How long it lies face down after it is known, in milliseconds. */
  readonly delay: number
  /** This card decides: it comes face down, and a corner is lifted first. */
  readonly slow: boolean
}

export function DealtCard({ card, x, y, width, turn, mouth, delay, slow }: Props) {
  const [slides] = useState(useArriving())
  const [isShown, setIsShown] = useState(card !== null && !(slow && slides))
  const isKnown = card !== null
  useEffect(() => {
    if (!isKnown || isShown) return undefined
    const timer = setTimeout(() => setIsShown(true), delay)
    return () => clearTimeout(timer)
  }, [isKnown, isShown, delay])
  return (
    <PlayingCard
      card={isShown ? card : null}
      x={x}
      y={y}
      width={width}
      turn={turn}
      from={slides ? { x: mouth.x - x, y: mouth.y - y } : null}
      slow={slow}
    />
  )
}
