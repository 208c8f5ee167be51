import type { GameState } from '#engine/table/types'
import { isBlackjack } from '#protocol/sight'

interface Standing {
  readonly staked: number
  readonly won: number
}

/** What a player has at stake once betting is closed, and what the round paid. */
export function standing(game: GameState, me: string): Standing {
  const results: readonly { readonly player: string; readonly cash: number; readonly golden: number }[] =
    game.results
  const own = results.filter(({ player }) => player === me)
  if (own.length > 0) {
    const staked = own.reduce((sum, { cash, golden }) => sum + cash + golden, 0)
    return { staked, won: paidTo(game, me) }
  }
  return { staked: isBlackjack(game) ? onSeats(game, me) : onBets(game, me), won: 0 }
}

function paidTo(game: GameState, me: string): number {
  let paid = 0
  for (const result of game.results) if (result.player === me) paid += result.paid
  return paid
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
