import { describe, expect, it } from 'vitest'
import { blackjackPlaces, cardAt } from '#console/blackjack/places'
import { wantedPlace } from '#console/dealer/cards/places'
import type { State } from '#engine/blackjack/types'
import { isGameOf } from '#engine/table/is-of'
import { DryRound } from '#tests/live/dry-round'

function begun(): DryRound {
  const round = new DryRound('ventuno')
  round.begin()
  return round
}

function gameIn({ state: { game } }: DryRound): State {
  if (!isGameOf('blackjack', game)) throw new Error('No blackjack.')
  return game
}

function seats(round: DryRound) {
  return blackjackPlaces(gameIn(round), wantedPlace(round.state))
}

describe('blackjack', () => {
  it('keeps all seats in their places, with chips before there are cards', () => {
    const round = begun()
    const { seats: all } = seats(round)
    expect(all.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(all.filter(({ inPlay }) => inPlay).map(({ seat }) => seat)).toEqual([2])
    expect(all[1]).toMatchObject({ player: 'ann', hands: [{ cards: [] }] })
  })

  it('shows whose card is next, whose turn it is, and the hole card as a back', () => {
    const round = begun()
    round.deal(['5S', '6H'])
    expect(seats(round).seats[1]?.hands).toMatchObject([{ cards: ['5S'], total: '5', next: true }])
    round.deal(['6D', 'TD'])
    const { dealer, seats: all } = seats(round)
    expect(dealer).toMatchObject({ cards: ['6H', 'back'], total: '6' })
    expect(all[1]?.hands).toMatchObject([{ cards: ['5S', '6D'], total: '11', turn: true, next: false }])
    expect(cardAt(gameIn(round), { seat: 0, hand: 0, card: 2 })).toBeNull()
  })

  it('marks a double, a bust and a split', () => {
    const doubled = begun()
    doubled.deal(['5S', '6H', '6D', 'TD'])
    doubled.give({ do: 'double', player: 'ann', seat: 2 })
    expect(seats(doubled).seats[1]?.hands).toMatchObject([{ mark: 'double', next: true }])
    const split = begun()
    split.deal(['8S', '6H', '8D', 'TD'])
    split.give({ do: 'split', player: 'ann', seat: 2 })
    expect(seats(split).seats[1]?.hands).toMatchObject([{ cards: ['8S'], next: true }, { cards: ['8D'] }])
    const bust = begun()
    bust.deal(['TS', '6H', '6D', 'TD'])
    bust.give({ do: 'hit', player: 'ann', seat: 2 })
    bust.deal(['KC'])
    expect(seats(bust).seats[1]?.hands).toMatchObject([{ mark: 'bust', total: '26' }])
  })
})
