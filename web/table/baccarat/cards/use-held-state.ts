import { useEffect, useRef, useState } from 'react'
import type { State } from '#engine/baccarat/types'
import type { TableState } from '#engine/table/types'
import { withGame } from '#engine/table/with-game'
import { holdMillis } from '#web/table/baccarat/cards/pace'

export interface Held {
  /** The table with its end kept back while the last card is on its way. */
  readonly state: TableState<'baccarat'>
  readonly game: State
  /** The card that everybody waits for is not seen yet. */
  readonly isOpen: boolean
}

/** The last card and the round's end are told at once: what the card says is shown when it has been seen. */
export function useHeldState(state: TableState<'baccarat'>): Held {
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
  if (!waiting) return { state, game, isOpen: false }
  const open = reopened(game)
  return { state: { ...withGame(state, open), results: before.current.results }, game: open, isOpen: true }
}

/** The same cards, with everything still open: what was paid for lies on the cloth as it was taken. */
function reopened(game: State): State {
  const bets = game.results.map(({ player, bet, cash, golden }) => ({
    player,
    bet,
    cash,
    golden,
    zeroCommission: false,
  }))
  return { ...game, phase: 'dealing', winner: null, results: [], bets }
}
