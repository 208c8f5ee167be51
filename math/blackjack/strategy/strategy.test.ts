import { describe, expect, it } from 'vitest'
import { type BlackjackRules, FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import type { ChartRow } from '#math/blackjack/strategy/chart'
import { strategyRemarks } from '#math/blackjack/strategy/remarks'
import { type Strategy, strategyOf } from '#math/blackjack/strategy/strategy'
import { solved } from '#tests/solved'

const of = (rules: BlackjackRules, decks: number) => strategyOf({ rules, decks }, solved({ rules, decks }))
const ventuno = of(VENTUNO, 8)
const mega = of(MEGA_FIRE_BLAZE, 8)
const free = of(FREE_BET, 6)

function line(rows: readonly ChartRow[], hand: string): string {
  return rows.find((row) => row.hand === hand)?.plays.join(' ') ?? 'none'
}

describe.each([
  ['ventuno', ventuno, 0],
  ['mega-fire-blaze', mega, 0],
  ['free-bet', free, 6],
] as const)('the charts of %s', (_, { ups, chart, legend, exceptions, chartCost }: Strategy, found) => {
  it('have a line for every hand, and a letter against every up card', () => {
    expect(ups).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'A'])
    expect(chart.hard.map(({ hand }) => hand)).toEqual(Array.from({ length: 16 }, (_, i) => String(i + 5)))
    expect(chart.soft.map(({ hand }) => hand)).toEqual(Array.from({ length: 8 }, (_, i) => String(i + 13)))
    expect(chart.pairs.map(({ hand }) => hand).join(' ')).toBe('2-2 3-3 4-4 5-5 6-6 7-7 8-8 9-9 T-T A-A')
    const rows = [...chart.hard, ...chart.soft, ...chart.pairs]
    const codes = rows.flatMap(({ plays }) => plays)
    expect(codes.length).toBe(34 * 10)
    expect(codes.every((code) => legend[code] !== undefined)).toBe(true)
  })

  it('stand on 17 to 20 and on two tens, hit the least hands, split aces', () => {
    for (const hand of ['17', '18', '19', '20']) expect(line(chart.hard, hand)).toBe('S S S S S S S S S S')
    for (const hand of ['19', '20']) expect(line(chart.soft, hand)).toBe('S S S S S S S S S S')
    for (const hand of ['5', '6', '7']) expect(line(chart.hard, hand)).toBe('H H H H H H H H H H')
    expect(line(chart.pairs, 'T-T')).toBe('S S S S S S S S S S')
    expect(line(chart.pairs, 'A-A')).toMatch(/^(F?P )+F?P$/)
  })

  it('cost almost nothing against play by every card, and say where they are wrong', () => {
    expect(chartCost).toBeGreaterThan(0)
    expect(chartCost).toBeLessThan(0.0001)
    expect(exceptions).toHaveLength(found)
    for (const { gain, play, chart: other } of exceptions) {
      expect(gain).toBeGreaterThan(0)
      expect(play).not.toBe(other)
    }
  })
})

describe('best play of Ventuno', () => {
  it('doubles 11 against 6, splits eights, and stays small against a ten that nobody looked under (VE-3)', () => {
    expect(line(ventuno.chart.hard, '11')).toBe('D D D D D D D D H H')
    expect(line(ventuno.chart.hard, '12')).toBe('H H S S S H H H H H')
    expect(line(ventuno.chart.hard, '16')).toBe('S S S S S H H H H H')
    expect(line(ventuno.chart.soft, '18')).toBe('S Ds Ds Ds Ds S S H H H')
    expect(line(ventuno.chart.pairs, '8-8')).toBe('P P P P P P P P H P')
  })

  it('has no exceptions with eight decks, and never insures (BJ-9)', () => {
    expect(ventuno.exceptions).toEqual([])
    expect([ventuno.insurance, ventuno.evenMoney, ventuno.onToken]).toEqual([[], [], null])
    expect(strategyRemarks(ventuno).join(' ')).toMatch(
      /No two-card hand .* Insurance is never worth taking\.$/,
    )
  })

  it('knows exceptions where cards are few: with one deck ten and two hit against a 4', () => {
    const single = of(VENTUNO, 1)
    expect(single.exceptions).toContainEqual(
      expect.objectContaining({ cards: 'T-2', up: '4', play: 'H', chart: 'S' }),
    )
    expect(strategyRemarks(single)[0]).toMatch(/T-2\u00a0v\u00a04\u00a0H/)
  })
})

describe('best play of Mega Fire Blaze', () => {
  it('doubles 11 against a ten, since the added stake comes back (MF-7), and splits more (MF-5)', () => {
    expect(line(mega.chart.hard, '11')).toBe('D D D D D D D D D H')
    expect(line(mega.chart.pairs, '2-2')).toBe('P P P P P P H H H H')
  })
})

describe('best play of Free Bet', () => {
  it('takes every free double and every free split but fives (FB-8, FB-9)', () => {
    for (const hand of ['9', '10', '11']) expect(line(free.chart.hard, hand)).toBe('F F F F F F F F F F')
    expect(line(free.chart.pairs, '5-5')).toBe('F F F F F F F F F F')
    expect(line(free.chart.pairs, '4-4')).toBe('FP FP FP FP FP FP FP FP FP FP')
  })

  it('plays a token to win, for it cannot lose (FB-10)', () => {
    expect(line(free.onToken?.hard ?? [], '17')).toBe('S S S S S H H H S H')
    expect(line(free.onToken?.soft ?? [], '19')).toContain('Ds')
  })

  it('says what its letters mean, and only those', () => {
    expect(Object.keys(free.legend)).toEqual(['H', 'S', 'D', 'Ds', 'F', 'FP'])
    expect(Object.keys(ventuno.legend)).toEqual(['H', 'S', 'D', 'Ds', 'P'])
  })
})

describe('offers', () => {
  it('are listed where they are worth taking (BJ-9, FB-6)', () => {
    const { insurance, evenMoney } = of({ ...FREE_BET, insurancePays: [3, 1], blackjackPays: [7, 5] }, 6)
    expect(insurance.length).toBeGreaterThan(40)
    expect(evenMoney).toEqual(['A'])
    const remarks = strategyRemarks({ ...free, insurance: ['2-3'], evenMoney }).join(' ')
    expect(remarks).toMatch(
      /Insurance is worth taking on 2-3 alone\. A blackjack had better take 1:1 against A\.$/,
    )
  })
})
