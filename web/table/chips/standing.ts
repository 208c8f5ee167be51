import { gameOf } from '#engine/families'
import type { Outcome } from '#engine/round/bet'
import type { GameState } from '#engine/table/types'

interface Standing {
  readonly staked: number
  readonly won: number
}

interface Money {
  readonly player: string
  readonly cash: number
  readonly golden: number
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
  const { results }: { readonly results: readonly (Money & Fared)[] } = game
  if (results.some(({ player }) => player === me)) {
    return { staked: sum(results, me), won: wonOf(results, me) }
  }
  if (game.phase === 'betting') return { staked: 0, won: 0 }
  return { staked: sum(gameOf(game.rules.id).cloth(game), me), won: 0 }
}

function sum(bets: readonly Money[], me: string): number {
  let staked = 0
  for (const { player, cash, golden } of bets) if (player === me) staked += cash + golden
  return staked
}
