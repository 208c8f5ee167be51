import type { LyingHand, PictureSpot } from '#console/family'
import type { Card } from '#engine/cards/card'
import { SIDES } from '#engine/dragon-tiger/bets'
import { pointsOf } from '#engine/dragon-tiger/duel'
import type { State } from '#engine/dragon-tiger/types'
import type { CardPlace } from '#engine/round/plan'

export function cardAt(game: State, place: CardPlace): Card | null {
  if (!('side' in place)) return null
  return place.side === 'dragon' || place.side === 'tiger' ? game[place.side] : null
}

const LEFT = { dragon: 48, tiger: 142 } as const

/** DT-1: one card each, Dragon first. */
export function spots(_game: State, place: CardPlace | null): readonly PictureSpot[] {
  return SIDES.map((side) => ({
    key: side,
    x: LEFT[side],
    y: 53,
    turn: 0,
    name: String(SIDES.indexOf(side) + 1),
    now: place !== null && 'side' in place && place.side === side,
  }))
}

export function hands({ game }: { readonly game: State }): readonly LyingHand[] {
  return SIDES.map((side, index) => {
    const card = game[side]
    return {
      place: side,
      cards: card === null ? [] : [{ card, number: index + 1 }],
      total: card === null ? '' : String(pointsOf(card)),
      owner: null,
      turn: false,
    }
  })
}
