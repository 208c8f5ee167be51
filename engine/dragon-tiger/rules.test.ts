import { describe, expect, it } from 'vitest'
import { type Card, DECK } from '#engine/cards/card'
import { duelOf } from '#engine/dragon-tiger/duel'
import { DRAGON_TIGER } from '#engine/dragon-tiger/rules'
import { verdictOn } from '#engine/dragon-tiger/verdict'
import { oddsText } from '#engine/money/odds'

describe('the rule record', () => {
  it('DT-2: has the odds of the house', () => {
    const { pays, offers } = DRAGON_TIGER
    expect(offers.map((bet) => `${bet} ${oddsText(pays[bet])}`)).toEqual([
      'dragon 1:1',
      'tiger 1:1',
      'tie 11:1',
      'suitedTie 50:1',
    ])
    expect(DRAGON_TIGER).toMatchObject({ tieReturns: [1, 2], bothSides: false, bettingSeconds: 12 })
  })
})

/** What comes back of a unit, over every two cards of eight decks. */
function returned(bet: (typeof DRAGON_TIGER.offers)[number]): number {
  const decks = 8
  let sum = 0
  for (const dragon of DECK) {
    for (const tiger of DECK) {
      const ways = decks * (tiger === dragon ? decks - 1 : decks)
      sum += ways * worth(dragon, tiger)
    }
  }
  return sum / (52 * decks * (52 * decks - 1))

  function worth(dragon: Card, tiger: Card): number {
    const verdict = verdictOn(DRAGON_TIGER, bet, duelOf(dragon, tiger))
    if (typeof verdict === 'string') return verdict === 'push' ? 1 : 0
    return 'back' in verdict ? verdict.back[0] / verdict.back[1] : 1 + verdict[0] / verdict[1]
  }
}

describe('DT-4: the returns come out of verdicts and eight decks', () => {
  it.each([
    ['dragon', 96.27],
    ['tiger', 96.27],
    ['tie', 89.64],
    ['suitedTie', 86.02],
  ] as const)('%s', (bet, percent) => {
    expect(Math.round(returned(bet) * 10_000) / 100).toBe(percent)
  })
})
