import { describe, expect, it } from 'vitest'
import { cloth } from '#engine/blackjack/cloth'
import { PEOPLE } from '#engine/blackjack/people'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import { back, bet, CANCEL, golden, insure, sit, split, stand } from '#tests/blackjack/commands'
import { type TestTable, table } from '#tests/blackjack/table'

/** `ann main 2/0: 1000 cash`, behind in brackets, with what it came to. */
function lying({ state }: TestTable): readonly string[] {
  return cloth(state).map(({ player, bet, seat, hand, behind, cash, golden, free, result }) => {
    const money = [cash, golden, free].join('+')
    const whose = behind ? `(${player})` : player
    return `${whose} ${bet} ${seat}/${hand} ${money}${result === null ? '' : ` ${result.outcome} ${result.paid}`}`
  })
}

describe('what lies on the cloth', () => {
  const laid = () =>
    table(VENTUNO).with(
      sit('ann', 2),
      bet('ann', 2, 1_000),
      bet('ann', 2, 100, 'perfectPairs'),
      back('bob', 2, 500),
    )

  it('is chips while betting is open, whose they are and behind whom (VE-9)', () => {
    expect(lying(laid())).toEqual([
      'ann main 2/0 1000+0+0',
      'ann perfectPairs 2/0 100+0+0',
      '(bob) main 2/0 500+0+0',
    ])
    expect(lying(table(VENTUNO).with(sit('ann', 1), golden('ann', 1, 300)))).toEqual(['ann main 1/0 0+300+0'])
  })

  it('is what stands on each hand, side bets and insurance while the round is played (BJ-9)', () => {
    const asked = laid().dealt('8S AH 8D 9C')
    expect(lying(asked)).toEqual([
      'ann main 2/0 1000+0+0',
      '(bob) main 2/0 500+0+0',
      'ann perfectPairs 2/0 100+0+0',
    ])
    asked.must(insure('ann', 2))
    expect(lying(asked)).toContain('ann insurance 2/0 500+0+0')
    expect(lying(asked)).toHaveLength(4)
  })

  it('counts the hands of a split, with a token where it is free (FB-8)', () => {
    const free = table(FREE_BET)
      .with(sit('ann', 1), bet('ann', 1, 1_000))
      .dealt('8S 7H 8D')
      .with(split('ann', 1))
    expect(lying(free)).toEqual(['ann main 1/0 1000+0+0', 'ann main 1/1 0+0+1000'])
  })

  it('is what bets came to when the round is over', () => {
    const over = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 1_000))
      .dealt('9S 6H TD TC')
      .with(stand('ann', 1))
    expect(lying(over.dealt('9H'))).toEqual(['ann main 1/0 1000+0+0 win 2000'])
    expect(lying(laid().dealt('9S').with(CANCEL))).toContain('(bob) main 2/0 500+0+0 refund 500')
  })
})

it('MF-1: everybody plays the same hands where nobody sits, and nothing waits to be confirmed', () => {
  const isForAll = (rules: typeof VENTUNO) => PEOPLE.isForAll(table(rules).state)
  expect([VENTUNO, FREE_BET, MEGA_FIRE_BLAZE].map(isForAll)).toEqual([false, false, true])
  expect(PEOPLE.isUnconfirmed(table(VENTUNO).with(sit('ann', 1), bet('ann', 1, 100)).state, 'ann')).toBe(
    false,
  )
})
