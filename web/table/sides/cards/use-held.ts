import { useEffect, useRef, useState } from 'react'
import type { TableState } from '#engine/table/types'

interface Round {
  readonly phase: string
  readonly winner: string | null
}

export interface Held<State extends TableState> {
  /** The table with its end kept back while the last card is on its way. */
  readonly state: State
  /** The card that everybody waits for is not seen yet. */
  readonly isOpen: boolean
}

/** The last card and the round's end are told at once: what the card says is shown when it has been seen. */
export function useHeld<Game extends Round, State extends TableState & { readonly game: Game }>(
  state: State,
  holdMillis: (game: Game) => number,
  reopened: (game: Game) => Game,
): Held<State> {
  const before = useRef(state)
  /** The round whose last card has been seen. */
  const [seen, setSeen] = useState<string | null>(null)
  const { game } = state
  const code = state.round?.code ?? ''
  const waiting =
    game.phase === 'over' &&
    game.winner !== null &&
    before.current.game.phase !== 'over' &&
    before.current.round?.code === code &&
    seen !== code
  const millis = useRef(0)
  if (!waiting) before.current = state
  else millis.current = holdMillis(game)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setSeen(code), millis.current)
    return () => clearTimeout(timer)
  }, [code, waiting])
  if (!waiting) return { state, isOpen: false }
  return { state: { ...state, game: reopened(game), results: before.current.results }, isOpen: true }
}
