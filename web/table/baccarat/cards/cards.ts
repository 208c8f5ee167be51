import type { Side } from '#engine/baccarat/bets'
import { coupOf, type Winner } from '#engine/baccarat/coup'
import { nextCardTo } from '#engine/baccarat/tableau'
import type { State } from '#engine/baccarat/types'
import { type Card, DECK } from '#engine/cards/card'

/** A side's cards as they lie: null is one that nobody may know yet (SB-1). */
export function cardsOf(game: State, side: Side): readonly (Card | null)[] {
  const up = game[side]
  if (game.faceDown === 0) return up
  const all = game.phase === 'betting' ? dealtDown(game.faceDown, side) : 2
  return [...up, ...Array.from({ length: Math.max(0, all - up.length) }, () => null)]
}

/** BA-2: they come in turn, Player's first. */
function dealtDown(count: number, side: Side): number {
  return side === 'player' ? Math.ceil(count / 2) : Math.floor(count / 2)
}

/** Whether the newest card was a third one, the last of the round, and could still have turned it. */
export function lastCardDecides({ player, banker }: State): Side | null {
  if (nextCardTo(player, banker) !== null) return null
  const side = banker.length === 3 ? 'banker' : player.length === 3 ? 'player' : null
  if (side === null) return null
  const ends = new Set<Winner>()
  for (const card of DECK) {
    const before = { player, banker, [side]: [...(side === 'player' ? player : banker).slice(0, 2), card] }
    ends.add(coupOf(before.player, before.banker).winner)
  }
  return ends.size > 1 ? side : null
}
