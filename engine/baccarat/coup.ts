import { totalOf } from '#engine/baccarat/hand'
import type { Card } from '#engine/cards/card'
import type { Odds } from '#engine/money/odds'
import type { Winner } from '#engine/roads/result'

export type { Winner }

/** A round's cards, all dealt, and what they come to. */
export interface Coup {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  readonly playerTotal: number
  readonly bankerTotal: number
  readonly winner: Winner
}

/** What a coup says of a bet: the odds it wins at, its stake back, or nothing. */
export type Verdict = Odds | 'push' | 'lose'

export function coupOf(player: readonly Card[], banker: readonly Card[]): Coup {
  const playerTotal = totalOf(player)
  const bankerTotal = totalOf(banker)
  return { player, banker, playerTotal, bankerTotal, winner: winnerOf(playerTotal, bankerTotal) }
}

function winnerOf(playerTotal: number, bankerTotal: number): Winner {
  if (playerTotal === bankerTotal) return 'T'
  return playerTotal > bankerTotal ? 'P' : 'B'
}
