import type { Outcome } from '#engine/round/bet'
import type { GameState } from '#engine/table/types'
import { isBlackjack } from '#protocol/sight'

interface Standing {
  readonly staked: number
  readonly won: number
}

interface Fared {
  readonly player: string
  readonly outcome: Outcome
  readonly paid: number
}

/** SB-9: what a player's winning bets paid. A stake that only comes back is nothing won. */
export function wonOf(results: readonly Fared[], me: string): number {
  let won = 0
  for (const { player, outcome, paid } of results) {
    if (player === me && (outcome === 'win' || outcome === 'blackjack')) won += paid
  }
  return won
}

/** What a player has at stake once betting is closed, and what the round paid. */
export function standing(game: GameState, me: string): Standing {
  const results: readonly { readonly player: string; readonly cash: number; readonly golden: number }[] =
    game.results
  const own = results.filter(({ player }) => player === me)
  if (own.length > 0) {
    const staked = own.reduce((sum, { cash, golden }) => sum + cash + golden, 0)
    return { staked, won: wonOf(game.results, me) }
  }
  return { staked: isBlackjack(game) ? onSeats(game, me) : onBets(game, me), won: 0 }
}

function onSeats(game: Extract<GameState, { readonly seats: unknown }>, me: string): number {
  let staked = 0
  for (const { stakes } of game.lines) {
    for (const { player, cash, golden } of stakes) if (player === me) staked += cash + golden
  }
  for (const { player, cash, golden } of game.sides) if (player === me) staked += cash + golden
  for (const { player, stake } of game.insurance) if (player === me) staked += stake
  return staked
}

function onBets(game: Exclude<GameState, { readonly seats: unknown }>, me: string): number {
  let staked = 0
  for (const { player, cash, golden } of game.bets) if (player === me) staked += cash + golden
  return staked
}
