import type { BaccaratBet } from '#engine/baccarat/bets'
import { coupOf } from '#engine/baccarat/coup'
import type { State } from '#engine/baccarat/types'
import { verdictOn } from '#engine/baccarat/verdict'
import { withGame } from '#engine/table/with-game'
import { refusalOf, type Sight } from '#protocol/sight'
import { type ClosedWhy, type Fate, LASTING } from '#web/table/sides/spots/openness'

/** Why the spot takes no chips in this round; asked of the engine. */
export function closedWhy(
  sight: Sight<'baccarat'>,
  bet: BaccaratBet,
  amount: number,
  golden: boolean,
): ClosedWhy | null {
  const { state } = sight
  const isBetting = state.game.phase === 'betting'
  const game: State = { ...state.game, phase: 'betting' }
  const command = { do: 'bet', bet, amount, ...(golden ? { golden } : {}) } as const
  const refusal = refusalOf({ ...sight, state: withGame(state, game) }, command)
  const why = refusal === null ? undefined : LASTING[refusal.reason]
  // Once betting is over only what closes the spot for the whole round still shows.
  const isShown = isBetting || why === 'shoe' || why === 'zero-commission'
  if (why === undefined || !isShown) return null
  return why === 'golden-only' && golden ? 'cash-only' : why
}

/** What the round's cards say of a spot, whether anybody bet on it or not (SB-9); null before its end. */
export function fateOf(game: State, bet: BaccaratBet, zeroCommission: boolean): Fate | null {
  if (game.phase !== 'over' || game.winner === null) return null
  const verdict = verdictOn(game.rules, bet, coupOf(game.player, game.banker), zeroCommission)
  return verdict === 'lose' ? 'lost' : verdict === 'push' ? 'returned' : 'won'
}
