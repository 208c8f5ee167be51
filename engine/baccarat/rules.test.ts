import { describe, expect, it } from 'vitest'
import type { BaccaratBet } from '#engine/baccarat/bets'
import { coupOf } from '#engine/baccarat/coup'
import { type BaccaratRules, MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { nextCardTo } from '#engine/baccarat/tableau'
import { verdictOn } from '#engine/baccarat/verdict'
import type { Card } from '#engine/cards/card'
import { oddsText } from '#engine/money/odds'

describe('the two rule records', () => {
  it('offer the bets of their rulebooks', () => {
    expect(MINI_BACCARAT.offers).toEqual(
      'player banker tie playerPair bankerPair eitherPair perfectPair big small'.split(' '),
    )
    expect(SPEED_BACCARAT.offers).toEqual(
      'player banker tie playerPair bankerPair eitherPair perfectPair playerBonus bankerBonus super6'.split(
        ' ',
      ),
    )
  })

  it('MO-2: have exact odds', () => {
    const texts = Object.entries(MINI_BACCARAT.pays).map(([bet, odds]) => `${bet} ${oddsText(odds)}`)
    expect(texts).toEqual([
      'player 1:1',
      'banker 19:20',
      'tie 8:1',
      'playerPair 11:1',
      'bankerPair 11:1',
      'eitherPair 5:1',
      'perfectPair 25:1',
      'big 27:50',
      'small 3:2',
      'super6 15:1',
    ])
    expect(SPEED_BACCARAT.pays).toEqual(MINI_BACCARAT.pays)
  })

  it('name every decision of the house', () => {
    expect(MINI_BACCARAT).toMatchObject({
      id: 'mini-baccarat',
      bettingSeconds: 20,
      faceDownFirst: false,
      closedFromRound: {},
      cancelledRoundsCount: true,
      mainBets: ['player', 'banker', 'tie'],
      needsMains: {},
      lowRiskShare: null,
      zeroCommission: false,
      zeroCommissionOnly: [],
      sideBetGroups: { bonus: [], pairs: [] },
      confirmation: true,
      multipleBets: true,
      autoConfirm: false,
    })
    expect(SPEED_BACCARAT).toMatchObject({
      id: 'speed-baccarat',
      bettingSeconds: 12,
      faceDownFirst: true,
      cancelledRoundsCount: true,
      mainBets: ['player', 'banker', 'tie'],
      needsMains: { super6: 'as-much' },
      lowRiskShare: [0, 1],
      zeroCommission: true,
      zeroCommissionOnly: ['super6'],
      sideBetGroups: { bonus: ['playerBonus', 'bankerBonus'], pairs: ['perfectPair', 'eitherPair'] },
      confirmation: false,
      multipleBets: true,
      autoConfirm: false,
    })
  })
})

/** One card of each value, ten for 0, and how many of the value eight decks hold. */
const VALUES = ['TS', 'AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S'] as Card[]
const DECKS = 8

interface Line {
  readonly bet: BaccaratBet
  readonly zeroCommission: boolean
}

/**
 * Mean return of bets that look at totals only, over every order of card values that eight decks can deal,
 * each weighed with its exact chance.
 */
function returns(rules: BaccaratRules, lines: readonly Line[]): number[] {
  const counts = VALUES.map((_, value) => DECKS * (value === 0 ? 16 : 4))
  const means = lines.map(() => 0)

  function deal(player: readonly Card[], banker: readonly Card[], chance: number, left: number): void {
    const to = nextCardTo(player, banker)
    if (to === null) {
      const coup = coupOf(player, banker)
      for (const [index, { bet, zeroCommission }] of lines.entries()) {
        const verdict = verdictOn(rules, bet, coup, zeroCommission)
        if (verdict === 'lose') continue
        const back = verdict === 'push' ? 1 : 1 + verdict[0] / verdict[1]
        means[index] = (means[index] ?? 0) + chance * back
      }
      return
    }
    for (const [value, card] of VALUES.entries()) {
      const count = counts[value] as number
      if (count === 0) continue
      counts[value] = count - 1
      const next = (chance * count) / left
      if (to === 'player') deal([...player, card], banker, next, left - 1)
      else deal(player, [...banker, card], next, left - 1)
      counts[value] = count
    }
  }

  deal([], [], 1, 52 * DECKS)
  return means
}

describe('MB-4, SB-8: the documented returns come out of tableau and verdicts', () => {
  const percent = (mean: number) => Math.round(mean * 10_000) / 100

  it('for every bet on totals and on the number of cards', () => {
    const lines: readonly (Line & { readonly documented: number })[] = [
      { bet: 'player', zeroCommission: false, documented: 98.76 },
      { bet: 'banker', zeroCommission: false, documented: 98.94 },
      { bet: 'banker', zeroCommission: true, documented: 98.54 },
      { bet: 'tie', zeroCommission: false, documented: 85.64 },
      { bet: 'big', zeroCommission: false, documented: 95.65 },
      { bet: 'small', zeroCommission: false, documented: 94.71 },
      { bet: 'playerBonus', zeroCommission: false, documented: 97.35 },
      { bet: 'bankerBonus', zeroCommission: false, documented: 90.63 },
      { bet: 'super6', zeroCommission: true, documented: 86.18 },
    ]
    // The rulebooks cut some figures off and round others: a hundredth of a percent is theirs.
    const means = returns(SPEED_BACCARAT, lines)
    expect(means).toHaveLength(lines.length)
    for (const [index, mean] of means.entries()) {
      const line = lines[index] as (typeof lines)[number]
      expect(Math.abs(percent(mean) - line.documented), JSON.stringify(line)).toBeLessThan(0.011)
    }
  })
})
