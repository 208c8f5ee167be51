import { describe, expect, it } from 'vitest'
import { numberedCards } from '#console/supervisor/table/card-numbers'
import type { TableState } from '#engine/table/types'
import { DryRound } from '#tests/live/dry-round'

function begun(game: 'speed-baccarat' | 'mini-baccarat' | 'ventuno' | 'mega-fire-blaze'): DryRound {
  const round = new DryRound(game)
  round.begin()
  return round
}

const told = (state: TableState) =>
  numberedCards(state).map(({ number, card, place }) => [
    number,
    card,
    typeof place === 'string' ? place : place.seat,
  ])

describe('FL-1: cards have the numbers that corrections name them by', () => {
  it('face down they are there, and nobody sees which they are (FA-5)', () => {
    const round = begun('speed-baccarat')
    round.deal(['4S', '2H', '4D'])
    expect(told(round.state)).toEqual([
      [1, null, 'player'],
      [2, null, 'banker'],
      [3, null, 'player'],
    ])
  })

  it('a third card of the Banker alone is the fifth, after one of the Player the sixth', () => {
    const both = begun('speed-baccarat')
    both.deal(['2S', '2H', '2D', 'TD'])
    both.give({ do: 'close' })
    both.deal(['4C', '9C'])
    expect(told(both.state).slice(4)).toEqual([
      [5, '4C', 'player'],
      [6, '9C', 'banker'],
    ])
    const alone = begun('speed-baccarat')
    alone.deal(['2S', '2H', '4D', 'TD'])
    alone.give({ do: 'close' })
    alone.deal(['4C'])
    expect(told(alone.state).slice(4)).toEqual([[5, '4C', 'banker']])
  })

  it('blackjack: a card to each hand, the dealer’s, a second to each', () => {
    const round = begun('ventuno')
    round.deal(['5S', '6H', '4C'])
    expect(told(round.state)).toEqual([
      [1, '5S', 2],
      [2, '6H', 0],
      [3, '4C', 2],
    ])
  })

  it('blackjack: what a seat draws comes after the hole card, and the dealer’s own cards are the last', () => {
    const round = begun('ventuno')
    round.deal(['5S', '6H', '4C', 'TS'])
    const { state } = round
    expect(told(state).at(-1)).toEqual([4, null, 0])
    if (state.id !== 'ventuno' || state.live === undefined) throw new Error('A live blackjack table.')
    const { game, live } = state
    const lines = game.lines.map((line) => ({ ...line, cards: [...line.cards, 'TD' as const] }))
    const cards = [...game.dealer.cards, 'TS' as const, '9D' as const]
    const dealer = { ...game.dealer, cards, faceDown: false }
    const later: TableState = { ...state, game: { ...game, lines, dealer }, live: { ...live, dealt: 6 } }
    expect(told(later).slice(3)).toEqual([
      [4, 'TS', 0],
      [5, 'TD', 2],
      [6, '9D', 0],
    ])
  })
})
