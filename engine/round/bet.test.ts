import { describe, expect, it } from 'vitest'
import { cents, NO_CENTS } from '#engine/money/cents'
import { lost, OUTCOMES, returned, type Staked, won } from '#engine/round/bet'

function staked(money: { cash?: number; golden?: number; free?: number }): Staked {
  return { cash: cents(money.cash ?? 0), golden: cents(money.golden ?? 0), free: cents(money.free ?? 0) }
}

describe('what a bet comes to', () => {
  it('is one of five outcomes', () => {
    expect(OUTCOMES).toEqual(['win', 'lose', 'push', 'refund', 'blackjack'])
  })

  it('won: the stake and what it wins, rounded down (MO-2)', () => {
    expect(won(staked({ cash: 1000 }), [1, 1])).toEqual({ outcome: 'win', paid: 2000, goldenBack: 0 })
    expect(won(staked({ cash: 39 }), [19, 20])).toEqual({ outcome: 'win', paid: 76, goldenBack: 0 })
    expect(won(staked({ cash: 333 }), [3, 2], 'blackjack')).toEqual({
      outcome: 'blackjack',
      paid: 832,
      goldenBack: 0,
    })
  })

  it('won with golden chips: cash without the stake, the chip is gone (MO-7)', () => {
    expect(won(staked({ golden: 1000 }), [3, 2])).toEqual({ outcome: 'win', paid: 1500, goldenBack: 0 })
    expect(won(staked({ golden: 1 }), [19, 20])).toEqual({ outcome: 'win', paid: 0, goldenBack: 0 })
  })

  it('won with a token: its worth in cash on top (FB-10)', () => {
    expect(won(staked({ free: 700 }), [1, 1])).toEqual({ outcome: 'win', paid: 700, goldenBack: 0 })
    expect(won(staked({ cash: 1000, free: 700 }), [1, 1])).toEqual({
      outcome: 'win',
      paid: 2700,
      goldenBack: 0,
    })
  })

  it('lost: nothing, but for what a rule gives back (MO-3, MF-7)', () => {
    expect(lost()).toEqual({ outcome: 'lose', paid: NO_CENTS, goldenBack: 0 })
    expect(lost(cents(1000))).toEqual({ outcome: 'lose', paid: 1000, goldenBack: 0 })
  })

  it.each(['push', 'refund'] as const)(
    '%s: own stakes back, a token just goes (MO-3, MO-7, FB-10)',
    (outcome) => {
      expect(returned(staked({ cash: 500, free: 300 }), outcome)).toEqual({
        outcome,
        paid: 500,
        goldenBack: 0,
      })
      expect(returned(staked({ golden: 400 }), outcome)).toEqual({ outcome, paid: 0, goldenBack: 400 })
    },
  )
})
