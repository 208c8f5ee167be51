import type { LyingHand } from '#console/family'
import { totalOf } from '#engine/baccarat/hand'
import type { State } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'

/** BA-4: two to each side in turn, Player first; a third for the Player before one for the Banker. */
export function hands({ game }: { readonly game: State }): readonly LyingHand[] {
  const { player, banker, faceDown } = game
  const first = Math.min(4, player.length + banker.length + faceDown)
  const players = Math.max(player.length, Math.ceil(first / 2))
  const bankers = Math.max(banker.length, Math.floor(first / 2))
  const hand = (place: 'player' | 'banker', up: readonly Card[], count: number): LyingHand => ({
    place,
    cards: Array.from({ length: count }, (_, index) => ({
      card: up[index] ?? null,
      number: numberOf(place, index, players),
    })),
    total: up.length === 0 ? '' : String(totalOf(up)),
    owner: null,
    turn: false,
  })
  return [hand('player', player, players), hand('banker', banker, bankers)]
}

function numberOf(place: 'player' | 'banker', index: number, players: number): number {
  if (index < 2) return 2 * index + (place === 'player' ? 1 : 2)
  return place === 'player' || players < 3 ? 5 : 6
}
