import { useEffect, useRef, useState } from 'react'
import type { TableState } from '#engine/table/types'
import { type BaccaratGame, isBlackjack } from '#protocol/sight'
import { lastCardDecides } from '#web/table/baccarat/cards'
import { durationOf } from '#web/ui/duration'

export interface Held {
  /** The table with its end kept back while the last card is on its way. */
  readonly state: TableState
  readonly game: BaccaratGame
  /** The card that everybody waits for is not seen yet. */
  readonly isOpen: boolean
}

/** The last card and the round's end are told at once: what the card says is shown when it has been seen. */
export function useHeldState(state: TableState): Held | null {
  const before = useRef(state)
  /** The round whose last card has been seen. */
  const [seen, setSeen] = useState<string | null>(null)
  const { game } = state
  const isEnd =
    !isBlackjack(game) &&
    game.phase === 'over' &&
    game.winner !== null &&
    before.current.game.phase === 'dealing' &&
    before.current.round?.code === state.round?.code
  const code = state.round?.code ?? ''
  const waiting = isEnd && seen !== code
  const millis = useRef(0)
  if (waiting) millis.current = holdMillis(game)
  else before.current = state
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setSeen(code), millis.current)
    return () => clearTimeout(timer)
  }, [code, waiting])
  if (isBlackjack(game)) return null
  if (!waiting) return { state, game, isOpen: false }
  const earlier = before.current
  const kept = isBlackjack(earlier.game) ? [] : earlier.game.bets
  const open: BaccaratGame = { ...game, phase: 'dealing', winner: null, results: [], bets: kept }
  return { state: { ...state, game: open, results: earlier.results }, game: open, isOpen: true }
}

function holdMillis(game: TableState['game']): number {
  const slide = durationOf('--t-card-slide')
  if (isBlackjack(game) || lastCardDecides(game) === null) return slide
  return slide + durationOf('--t-card-peek') + durationOf('--t-quick')
}
