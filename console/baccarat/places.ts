import type { PictureSpot } from '#console/family'
import type { Side } from '#engine/baccarat/bets'
import { totalOf } from '#engine/baccarat/hand'
import type { State } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'
import type { CardPlace } from '#engine/round/plan'

const SLOTS = 3

/** One place for a card: nothing yet, its back, or its face. */
export interface Slot {
  readonly card: Card | 'back' | null
  /** The next card goes here. */
  readonly next: boolean
}

export interface SideHand {
  readonly side: Side
  readonly slots: readonly Slot[]
  /** Null while no card lies open. */
  readonly total: number | null
  /** Null while nobody has won, or it is a tie. */
  readonly won: boolean | null
  readonly tie: boolean
}

/** Both hands as they lie on the cloth. */
export function sideHands(game: State, wanted: CardPlace | null): readonly SideHand[] {
  return [sideHand(game, 'player', wanted), sideHand(game, 'banker', wanted)]
}

function sideHand(game: State, side: Side, wanted: CardPlace | null): SideHand {
  const open = game[side]
  // Face down they are dealt in turn, Player first.
  const backs = side === 'player' ? Math.ceil(game.faceDown / 2) : Math.floor(game.faceDown / 2)
  const slots = Array.from({ length: SLOTS }, (_, index): Slot => {
    const card = open[index] ?? (index < open.length + backs ? 'back' : null)
    return {
      card,
      next: wanted !== null && 'side' in wanted && wanted.side === side && wanted.card === index + 1,
    }
  })
  const winner = side === 'player' ? 'P' : 'B'
  return {
    side,
    slots,
    total: open.length === 0 ? null : totalOf(open),
    won: game.winner === null || game.winner === 'T' ? null : game.winner === winner,
    tie: game.winner === 'T',
  }
}

export function cardAt(game: State, place: CardPlace): Card | null {
  if (!('side' in place) || (place.side !== 'player' && place.side !== 'banker')) return null
  return game[place.side][(place.card ?? 1) - 1] ?? null
}

const SPOTS = [
  { side: 'player', from: 20 },
  { side: 'banker', from: 114 },
] as const

export function spots(_game: State, place: CardPlace | null): readonly PictureSpot[] {
  return SPOTS.flatMap(({ side, from }) =>
    [1, 2, 3].map((card) => ({
      key: `${side} ${card}`,
      x: from + (card - 1) * 28,
      y: 53,
      turn: 0,
      name: String(card),
      now: place !== null && 'side' in place && place.side === side && place.card === card,
    })),
  )
}
