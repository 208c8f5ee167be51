import { describe, expect, it } from 'vitest'
import type { Outcome } from '#engine/round/bet'
import { endedBy, endedFor, endedOf } from '#engine/round/ending'

const bet = (outcome: Outcome, cash: number, paid: number) => ({
  ...{ outcome, cash, paid, golden: 0, goldenBack: 0 },
})
const golden = (outcome: Outcome, worth: number, paid: number, back: number) => ({
  ...{ outcome, cash: 0, paid, golden: worth, goldenBack: back },
})

describe('how a round ended for a player', () => {
  it('is won only when more came back than was staked', () => {
    expect(endedOf([bet('win', 100, 195)])).toEqual({ ending: 'won', staked: 100, back: 195, net: 95 })
    expect(endedOf([bet('blackjack', 100, 250), bet('lose', 100, 0)]).ending).toBe('won')
  })

  it('is lost where a bet that won brought less than all bets cost', () => {
    const three = [bet('win', 100, 200), bet('lose', 100, 0), bet('lose', 100, 0)]
    expect(endedOf(three)).toEqual({ ending: 'lost', staked: 300, back: 200, net: -100 })
  })

  it('is lost where a part of a lost stake comes back (DT-2, MF-7)', () => {
    expect(endedOf([bet('lose', 1_000, 500)])).toMatchObject({ ending: 'lost', back: 500, net: -500 })
  })

  it('is even where what won made up for what lost', () => {
    expect(endedOf([bet('win', 100, 200), bet('lose', 100, 0)])).toMatchObject({ ending: 'even', net: 0 })
  })

  it('is returned where every stake came back as it was (MO-3)', () => {
    expect(endedOf([bet('push', 100, 100)])).toMatchObject({ ending: 'returned', back: 100, net: 0 })
    expect(endedOf([bet('refund', 100, 100), bet('push', 5, 5)]).ending).toBe('returned')
    expect(endedOf([bet('push', 100, 100), bet('lose', 5, 0)]).ending).toBe('lost')
  })

  it('counts golden chips as no money (MO-7)', () => {
    expect(endedOf([golden('win', 500, 475, 0)])).toMatchObject({ ending: 'won', staked: 500, net: 475 })
    expect(endedOf([golden('push', 500, 0, 500)])).toMatchObject({ ending: 'returned', back: 500, net: 0 })
    expect(endedOf([golden('lose', 500, 0, 0)])).toMatchObject({ ending: 'lost', net: 0 })
  })

  it('is nothing for who had no stake', () => {
    const theirs = { ...bet('win', 100, 200), player: 'bob' }
    expect(endedFor([theirs], 'ann')).toEqual({ ending: 'nothing', staked: 0, back: 0, net: 0 })
    expect(endedFor([theirs], 'bob').ending).toBe('won')
  })

  it('can be told from the sums of a round', () => {
    expect(endedBy({ cash: 200, golden: 0, paid: 200, goldenBack: 0 }).ending).toBe('even')
    expect(endedBy({ cash: 200, golden: 0, paid: 0, goldenBack: 0 }).ending).toBe('lost')
  })
})
