import { describe, expect, it } from 'vitest'
import { cardAt, sideHands } from '#console/baccarat/places'
import { wantedPlace } from '#console/dealer/cards/places'
import type { State } from '#engine/baccarat/types'
import { isGameOf } from '#engine/table/is-of'
import { DryRound } from '#tests/live/dry-round'

function begun(): DryRound {
  const round = new DryRound('speed-baccarat')
  round.begin()
  return round
}

function gameIn({ state: { game } }: DryRound): State {
  if (!isGameOf('baccarat', game)) throw new Error('No baccarat.')
  return game
}

function sides(round: DryRound) {
  return sideHands(gameIn(round), wantedPlace(round.state))
}

describe('baccarat', () => {
  it('shows backs while cards lie face down, and where the next one goes', () => {
    const round = begun()
    round.deal(['4S', '2H', '4D'])
    const [player, banker] = sides(round)
    expect(player?.slots.map(({ card }) => card)).toEqual(['back', 'back', null])
    expect(banker?.slots.map(({ card }) => card)).toEqual(['back', null, null])
    expect(banker?.slots.map(({ next }) => next)).toEqual([false, true, false])
    expect(player?.total).toBeNull()
    expect(cardAt(gameIn(round), { side: 'player', card: 1 })).toBeNull()
  })

  it('shows faces, totals and who won once they are turned', () => {
    const round = begun()
    round.deal(['4S', '2H', '4D', '7D'])
    round.give({ do: 'close' })
    const [player, banker] = sides(round)
    expect(player).toMatchObject({ total: 8, won: false })
    expect(banker).toMatchObject({ total: 9, won: true })
    expect(cardAt(gameIn(round), { side: 'banker', card: 2 })).toBe('7D')
  })
})
