import { describe, expect, it } from 'vitest'
import { advice } from '#cli/bots/blackjack/charts'
import { chartsFor } from '#cli/bots/play/charts'
import { totalOf } from '#engine/blackjack/hand'
import type { Line, Stake } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import { GAMES } from '#engine/games'
import type { Cents } from '#engine/money/cents'
import { firstDecision } from '#math/blackjack/best-play'
import { solve } from '#math/blackjack/solve'

const CARDS: readonly Card[] = ['AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S', 'TS']

function lineOf(cards: readonly Card[], split = false): Line {
  return { seat: 1, cards, split, dealt: [], owner: 'ann', early: null, stakes: [] }
}

function stakeOf(cash: number, free = 0): Stake {
  return {
    player: 'ann',
    behind: false,
    base: 100 as Cents,
    chips: 'cash',
    added: 0 as Cents,
    status: 'deciding',
    held: 0,
    claim: 'none',
    cash: cash as Cents,
    golden: 0 as Cents,
    free: free as Cents,
  }
}

describe('advice from the chart', () => {
  it.each(['ventuno', 'free-bet'] as const)('%s: is best play on every first deal', async (id) => {
    const { rules, shoe } = GAMES[id]
    const solution = solve({ rules, decks: shoe.decks })
    const chart = (await chartsFor([id]))[id]
    const wrong: string[] = []
    for (const [first, one] of CARDS.entries()) {
      for (const [second, two] of CARDS.entries()) {
        for (const [up, dealer] of CARDS.entries()) {
          if (chart === undefined || totalOf([one, two]) === 21) continue
          const [advised] = advice(chart, lineOf([one, two]), stakeOf(100), dealer)
          const best = firstDecision(solution, first + 1, second + 1, up + 1)
          if (advised !== best) wrong.push(`${one} ${two} against ${dealer}: ${advised}, not ${best}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('doubles only two cards, and knows what else to do', async () => {
    const chart = (await chartsFor(['ventuno'])).ventuno
    if (chart === undefined) throw new Error('There is no chart.')
    const of = (cards: readonly Card[], up: Card) => advice(chart, lineOf(cards), stakeOf(100), up)
    expect(of(['6S', '5H'], '6D').slice(0, 2)).toEqual(['double', 'hit'])
    expect(of(['8S', '8H'], '6D')[0]).toBe('split')
    expect(of(['AS', 'AH'], '6D').slice(0, 2)).toEqual(['split', 'hit'])
    expect(of(['2S', '2H'], 'TD').at(0)).toBe('hit')
    expect(of(['TS', 'KH'], '6D')[0]).toBe('stand')
    expect(of(['5S', '6H', 'TS'], '6D')[0]).toBe('stand')
  })

  it('plays a token as a token', async () => {
    const chart = (await chartsFor(['free-bet']))['free-bet']
    if (chart?.onToken == null) throw new Error('There is no chart for tokens.')
    const rows = [...chart.chart.hard, ...chart.chart.soft]
    const tokens = [...chart.onToken.hard, ...chart.onToken.soft]
    const other = tokens.findIndex(({ plays }, index) => plays.join() !== rows[index]?.plays.join())
    expect(other).toBeGreaterThanOrEqual(0)
    const [own, token] = [stakeOf(100), stakeOf(0, 100)].map((stake) =>
      CARDS.map((up) => CARDS.map((card) => advice(chart, lineOf(['TS', card], true), stake, up)[0])),
    )
    expect(token).not.toEqual(own)
  })

  it('is computed once, and only for games that have any', async () => {
    const charts = await chartsFor(['ventuno', 'speed-baccarat'])
    expect(Object.keys(charts)).toEqual(['ventuno'])
    expect((await chartsFor(['ventuno'])).ventuno).toBe(charts.ventuno)
    expect(JSON.parse(JSON.stringify(charts))).toEqual(charts)
  })
})
