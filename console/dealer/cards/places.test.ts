import { describe, expect, it } from 'vitest'
import { sideHands } from '#console/dealer/cards/baccarat-places'
import { blackjackPlaces } from '#console/dealer/cards/blackjack-places'
import { cardAt } from '#console/dealer/cards/card-at'
import { wantedPlace } from '#console/dealer/cards/slots'
import type { GameId } from '#engine/games'
import { DryRound } from '#tests/live/dry-round'

function begun(game: GameId): DryRound {
  const round = new DryRound(game)
  round.begin()
  return round
}

function sides({ state }: DryRound) {
  if ('seats' in state.game) throw new Error('No baccarat.')
  return sideHands(state.game, wantedPlace(state))
}

function seats({ state }: DryRound) {
  if (!('seats' in state.game)) throw new Error('No blackjack.')
  return blackjackPlaces(state.game, wantedPlace(state))
}

describe('baccarat', () => {
  it('shows backs while cards lie face down, and where the next one goes', () => {
    const round = begun('speed-baccarat')
    round.deal(['4S', '2H', '4D'])
    const [player, banker] = sides(round)
    expect(player?.slots.map(({ card }) => card)).toEqual(['back', 'back', null])
    expect(banker?.slots.map(({ card }) => card)).toEqual(['back', null, null])
    expect(banker?.slots.map(({ next }) => next)).toEqual([false, true, false])
    expect(player?.total).toBeNull()
    expect(cardAt(round.state, { side: 'player', card: 1 })).toBeNull()
  })

  it('shows faces, totals and who won once they are turned', () => {
    const round = begun('speed-baccarat')
    round.deal(['4S', '2H', '4D', '7D'])
    round.give({ do: 'close' })
    const [player, banker] = sides(round)
    expect(player).toMatchObject({ total: 8, won: false })
    expect(banker).toMatchObject({ total: 9, won: true })
    expect(cardAt(round.state, { side: 'banker', card: 2 })).toBe('7D')
  })
})

describe('blackjack', () => {
  it('keeps all seats in their places, with chips before there are cards', () => {
    const round = begun('ventuno')
    const { seats: all } = seats(round)
    expect(all.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(all.filter(({ inPlay }) => inPlay).map(({ seat }) => seat)).toEqual([2])
    expect(all[1]).toMatchObject({ player: 'ann', hands: [{ cards: [] }] })
  })

  it('shows whose card is next, whose turn it is, and the hole card as a back', () => {
    const round = begun('ventuno')
    round.deal(['5S', '6H'])
    expect(seats(round).seats[1]?.hands).toMatchObject([{ cards: ['5S'], total: '5', next: true }])
    round.deal(['6D', 'TD'])
    const { dealer, seats: all } = seats(round)
    expect(dealer).toMatchObject({ cards: ['6H', 'back'], total: '6' })
    expect(all[1]?.hands).toMatchObject([{ cards: ['5S', '6D'], total: '11', turn: true, next: false }])
    expect(cardAt(round.state, { seat: 0, hand: 0, card: 2 })).toBeNull()
  })

  it('marks a double, a bust and a split', () => {
    const doubled = begun('ventuno')
    doubled.deal(['5S', '6H', '6D', 'TD'])
    doubled.give({ do: 'double', player: 'ann', seat: 2 })
    expect(seats(doubled).seats[1]?.hands).toMatchObject([{ mark: 'double', next: true }])
    const split = begun('ventuno')
    split.deal(['8S', '6H', '8D', 'TD'])
    split.give({ do: 'split', player: 'ann', seat: 2 })
    expect(seats(split).seats[1]?.hands).toMatchObject([{ cards: ['8S'], next: true }, { cards: ['8D'] }])
    const bust = begun('ventuno')
    bust.deal(['TS', '6H', '6D', 'TD'])
    bust.give({ do: 'hit', player: 'ann', seat: 2 })
    bust.deal(['KC'])
    expect(seats(bust).seats[1]?.hands).toMatchObject([{ mark: 'bust', total: '26' }])
  })
})
