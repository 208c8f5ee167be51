import { describe, expect, it } from 'vitest'
import { checkPrice, giving, moved, type Purse, shortage, taking } from '#engine/round/posting'

const HELD: Purse = { cash: 100, golden: 50 }
const ALLOWED: Purse = { ...HELD, allowance: { cash: 80, golden: 30, text: 'You allowed yourself 0.80.' } }

describe('what a purse pays for', () => {
  it('MO-4: is what it holds, cash and golden chips apart', () => {
    expect([100, 101].map((price) => shortage(HELD, 'cash', price))).toEqual([null, 'balance'])
    expect([50, 51].map((price) => shortage(HELD, 'golden', price))).toEqual([null, 'balance'])
  })

  it('TP-11: is no more than the player allowed', () => {
    expect([80, 81, 101].map((price) => shortage(ALLOWED, 'cash', price))).toEqual([
      null,
      'own-limit',
      'balance',
    ])
    expect([30, 31].map((price) => shortage(ALLOWED, 'golden', price))).toEqual([null, 'own-limit'])
  })

  it('is told in the words of whoever set the bound', () => {
    const words = (left: number) => `There are ${left} cents.`
    expect(checkPrice(ALLOWED, 'cash', 80, words)).toBeNull()
    expect(checkPrice(ALLOWED, 'cash', 81, words)).toEqual({
      reason: 'own-limit',
      text: 'You allowed yourself 0.80.',
    })
    expect(checkPrice(ALLOWED, 'golden', 51, words)).toEqual({
      reason: 'balance',
      text: 'There are 50 cents.',
    })
  })
})

describe('money that moved', () => {
  it('is in the purse', () => {
    expect(moved(HELD, 'cash', -30)).toEqual({ cash: 70, golden: 50 })
    expect(moved(HELD, 'golden', 30)).toEqual({ cash: 100, golden: 80 })
  })

  it('TP-11: counts against the allowance as a stake, and not for it as a win', () => {
    expect(moved(ALLOWED, 'golden', -10).allowance).toMatchObject({ cash: 80, golden: 20 })
    expect(moved(ALLOWED, 'cash', 500)).toEqual({ ...ALLOWED, cash: 600 })
  })

  it('is a posting for each kind of chips, none for nothing', () => {
    expect(taking({ player: 'ann', cash: 5, golden: 0 })).toEqual([
      { player: 'ann', purse: 'cash', amount: -5 },
    ])
    expect(giving({ player: 'ann', paid: 7, goldenBack: 2 })).toEqual([
      { player: 'ann', purse: 'cash', amount: 7 },
      { player: 'ann', purse: 'golden', amount: 2 },
    ])
    expect(giving({ player: 'ann', paid: 0, goldenBack: 0 })).toEqual([])
  })
})
