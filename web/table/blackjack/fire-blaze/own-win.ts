import type { Side } from '#engine/blackjack/types'
import { won } from '#engine/round/bet'

export interface OwnWin {
  /** Of both hands together. */
  readonly stake: number
  readonly win: number
}

/** What a total brings a player, the stake included (MF-19, MF-20); null without a Fire Blaze bet. */
export function ownWin(sides: readonly Side[], me: string, total: number): OwnWin | null {
  const own = sides.filter(({ player, bet }) => player === me && bet === 'fireBlaze')
  if (own.length === 0) return null
  const stake = own.reduce((sum, { cash, golden }) => sum + cash + golden, 0)
  const win = total === 0 ? 0 : own.reduce((sum, side) => sum + won(side, [total - 1, 1]).paid, 0)
  return { stake, win }
}

/** How many players have a stake in the bonus. */
export function playersIn(sides: readonly Side[]): number {
  return new Set(sides.flatMap(({ bet, player }) => (bet === 'fireBlaze' ? [player] : []))).size
}
