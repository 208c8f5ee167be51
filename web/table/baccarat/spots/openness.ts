import type { BaccaratBet } from '#engine/baccarat/bets'
import { coupOf } from '#engine/baccarat/coup'
import type { State } from '#engine/baccarat/types'
import { verdictOn } from '#engine/baccarat/verdict'
import type { Reason } from '#engine/round/refusal'
import { withGame } from '#engine/table/with-game'
import { refusalOf, type Sight } from '#protocol/sight'

/** Why nobody could lay a chip here, however much money: the others are told when a chip is laid. */
export type ClosedWhy =
  | 'zero-commission'
  | 'shoe'
  | 'opposite-bets'
  | 'needs-main'
  | 'golden-only'
  | 'cash-only'
  | 'not-offered'

const LASTING: Readonly<Partial<Record<Reason, ClosedWhy>>> = {
  'not-in-game': 'not-offered',
  'switched-off': 'not-offered',
  'zero-commission': 'zero-commission',
  'mixed-chips': 'golden-only',
  closed: 'shoe',
  'opposite-bets': 'opposite-bets',
  'needs-main': 'needs-main',
}

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

export type Fate = 'won' | 'lost' | 'returned'

/** What the round's cards say of a spot, whether anybody bet on it or not (SB-9); null before its end. */
export function fateOf(game: State, bet: BaccaratBet, zeroCommission: boolean): Fate | null {
  if (game.phase !== 'over' || game.winner === null) return null
  const verdict = verdictOn(game.rules, bet, coupOf(game.player, game.banker), zeroCommission)
  return verdict === 'lose' ? 'lost' : verdict === 'push' ? 'returned' : 'won'
}
