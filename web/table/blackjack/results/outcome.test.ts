import { describe, expect, it } from 'vitest'
import { FREE_BET, VENTUNO } from '#engine/blackjack/rules'
import { bet, sit, stand } from '#tests/blackjack/commands'
import { table } from '#tests/blackjack/table'
import { outcomeFor } from '#web/table/blackjack/results/outcome'
import { story as english } from '#words/en/story'
import { story } from '#words/it/story'

describe('how a round went', () => {
  const over = () =>
    table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 1_000), bet('ann', 1, 300, 'perfectPairs'))
      .dealt('9S 6H TD TC')
      .with(stand('ann', 1))
      .dealt('2H').state

  it('is told when it is over, to whoever played', () => {
    const outcome = outcomeFor(over(), 'ann', story)
    expect(outcome).toMatchObject({ ending: 'won', staked: 1_300, back: 2_000, net: 700 })
    expect(outcome?.results.map(({ bet: name, net, why }) => [name, net, why])).toEqual([
      ['main', 1_000, '19 batte 18'],
      ['perfectPairs', -300, '9♠ 10♦: nessuna coppia'],
    ])
    expect(outcomeFor(over(), 'bob', story)).toBeNull()
  })

  it('is nothing while it is played', () => {
    const { state } = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 1_000))
      .dealt('9S 6H TD TC')
    expect(outcomeFor(state, 'ann', story)).toBeNull()
  })

  it('knows even money from a blackjack that waited', () => {
    const { state } = table(FREE_BET)
      .with(sit('ann', 1), bet('ann', 1, 1_000))
      .dealt('AS KH KD')
      .with({ do: 'evenMoney', player: 'ann', seat: 1, yes: true })
    const done = state.phase === 'over' ? state : { ...state, phase: 'over' as const }
    expect(outcomeFor(done, 'ann', english)?.results[0]?.why).toBe('Blackjack, even money taken: 1:1 at once')
  })

  it('gives everything back after a cancelled round', () => {
    const { state } = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 1_000))
      .dealt('9S 6H')
      .with({ do: 'cancel' })
    expect(outcomeFor(state, 'ann', story)).toMatchObject({
      ending: 'returned',
      net: 0,
      results: [{ outcome: 'refund' }],
    })
  })
})
