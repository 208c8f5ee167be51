import { describe, expect, it } from 'vitest'
import { SPEED_BACCARAT } from '#engine/baccarat/rules'
import { VENTUNO } from '#engine/blackjack/rules'
import { TestTable } from '#tests/baccarat/table'
import { bet, CANCEL, sit, stand } from '#tests/blackjack/commands'
import { table } from '#tests/blackjack/table'
import { standing } from '#web/table/chips/on-cloth'

describe('SB-9: how a round stands', () => {
  const laid = () =>
    table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 1_000))
      .dealt('9S 6H')
  const played = (cards: string) =>
    table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 1_000), bet('ann', 1, 300, 'perfectPairs'))
      .dealt(cards)
      .with(stand('ann', 1))

  it('is nothing while the round is played', () => {
    expect(standing(laid().state, 'ann')).toEqual({ staked: 1_000, back: 0, ending: 'nothing' })
  })

  it('is won when more came back than was staked, of this player', () => {
    const { state } = played('9S 6H TD TC').dealt('2H')
    expect(standing(state, 'ann')).toEqual({ staked: 1_300, back: 2_000, ending: 'won' })
    expect(standing(state, 'bob').ending).toBe('nothing')
  })

  it('is not won by a stake that a push or a cancelled round gives back', () => {
    const pushed = played('9S 9H TD TC').state
    expect(pushed.results.map(({ outcome }) => outcome)).toContain('push')
    expect(standing(pushed, 'ann')).toEqual({ staked: 1_300, back: 1_000, ending: 'lost' })
    expect(standing(laid().with(CANCEL).state, 'ann')).toEqual({
      ...{ staked: 1_000, back: 1_000, ending: 'returned' },
    })
  })

  it('counts a stake on a side that a tie gives back as come back (BA-6)', () => {
    const baccarat = new TestTable(SPEED_BACCARAT)
    baccarat.open()
    baccarat.bet('ann', 'banker', 1_000)
    baccarat.bet('ann', 'tie', 100)
    baccarat.deal('TS TH 7C 7D')
    expect(standing(baccarat.state, 'ann')).toEqual({ staked: 1_100, back: 1_900, ending: 'won' })
  })
})
