import { describe, expect, it } from 'vitest'
import { VENTUNO } from '#engine/blackjack/rules'
import { bet, sit, split } from '#tests/blackjack/commands'
import { table } from '#tests/blackjack/table'
import { lyingHands } from '#web/table/blackjack/cards/lying'
import { boardOf } from '#web/table/blackjack/spots/board'
import { phonePlan } from '#web/table/blackjack/stage/plan-phone'
import { widePlan } from '#web/table/blackjack/stage/plan-wide'
import { seenBy } from '#web/table/blackjack/testing/seen'

function played() {
  const { state: game } = table(VENTUNO)
    .with(sit('ann', 1), bet('ann', 1, 1_000), sit('bob', 3), bet('bob', 3, 1_000))
    .dealt('8S 9C 6H 8D 5C TC')
    .with(split('ann', 1))
    .dealt('2S 3S')
  return { game, board: boardOf(seenBy('ann', game).state, game, 'ann', []) }
}

describe('what lies on the table', () => {
  it('is taken in seat by seat and hand by hand, the dealer’s cards last', () => {
    const { game, board } = played()
    const hands = lyingHands(widePlan(7, 2), board, game.dealer, null)
    expect(hands.map(({ key, cards }) => [key, cards.map(({ card }) => card)])).toEqual([
      ['1/0', ['8S', '2S']],
      ['1/1', ['8D', '3S']],
      ['3/0', ['9C', '5C']],
      ['dealer', ['6H', null]],
    ])
  })

  it('is large where a phone shows the own hand', () => {
    const { game, board } = played()
    const plan = phonePlan(7, 2, 544)
    const [small] = lyingHands(plan, board, game.dealer, null)
    const [large] = lyingHands(plan, board, game.dealer, 1)
    expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 2)
  })

  it('is nothing before the cards come', () => {
    const { state: game } = table(VENTUNO).with(sit('ann', 1))
    const board = boardOf(seenBy('ann', game).state, game, 'ann', [])
    expect(lyingHands(widePlan(7, 2), board, game.dealer, null)).toEqual([])
  })
})
