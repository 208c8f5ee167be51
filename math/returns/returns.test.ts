import { describe, expect, it } from 'vitest'
import { GAME_IDS, type GameId } from '#engine/games'
import { changedSetup } from '#math/returns/changes'
import { returnsOf } from '#math/returns/returns'
import { houseSetup } from '#math/returns/setup'
import type { BetReturn } from '#math/returns/types'

const returns = new Map(GAME_IDS.map((id) => [id, returnsOf(houseSetup(id))]))

function bet(id: GameId, name: string): BetReturn {
  const found = returns.get(id)?.get(name)
  if (found === undefined) throw new Error(`${id} has no ${name}`)
  return found
}

const PRINTED: readonly (readonly [rule: string, game: GameId, bets: Readonly<Record<string, string>>])[] = [
  ['VE-16', 'ventuno', { main: '99.29', perfectPairs: '95.90', twentyOnePlusThree: '96.30' }],
  [
    'MB-4',
    'mini-baccarat',
    {
      player: '98.76',
      banker: '98.94',
      tie: '85.64',
      playerPair: '89.64',
      bankerPair: '89.64',
      eitherPair: '86.29',
      perfectPair: '86.97',
      big: '95.65',
    },
  ],
  [
    'SB-8',
    'speed-baccarat',
    {
      player: '98.76',
      banker: '98.94',
      tie: '85.64',
      playerPair: '89.64',
      bankerPair: '89.64',
      eitherPair: '86.29',
      perfectPair: '86.97',
      playerBonus: '97.35',
      bankerBonus: '90.63',
      bankerZeroCommission: '98.54',
      super6: '86.18',
    },
  ],
  ['DT-4', 'dragon-tiger', { dragon: '96.27', tiger: '96.27', tie: '89.64', suitedTie: '86.02' }],
]

describe.each(PRINTED)('%s: what the rulebook of %s prints', (_, game, bets) => {
  it.each(Object.entries(bets))('of %s, %s per cent, comes out of the rules', (name, printed) => {
    const { rtp, documented, agrees, houseEdge } = bet(game, name)
    expect((100 * rtp).toFixed(2)).toBe(printed)
    expect(documented).toBeCloseTo(Number(printed) / 100, 12)
    expect(agrees).toBe(true)
    expect(rtp + houseEdge).toBeCloseTo(1, 12)
  })
})

describe('every bet', () => {
  it('of every game has its figures', () => {
    expect([...returns.values()].reduce((sum, { size }) => sum + size, 0)).toBe(33)
    for (const bets of returns.values()) {
      for (const { rtp, hit, standardDeviation, method } of bets.values()) {
        expect(rtp).toBeGreaterThan(0.85)
        expect(rtp).toBeLessThan(1)
        expect(hit).toBeGreaterThan(0.015)
        expect(hit).toBeLessThan(0.63)
        expect(standardDeviation).toBeGreaterThan(0.7)
        expect(method).toMatch(/^exact/)
      }
    }
  })
})

describe('figures that need a word', () => {
  it('Small is printed cut off, not rounded, and counts as agreeing (MB-4)', () => {
    const { rtp, documented, agrees, note } = bet('mini-baccarat', 'small')
    expect([(100 * rtp).toFixed(3), documented, agrees]).toEqual(['94.717', 0.9471, true])
    expect(note).toMatch(/cuts 94\.717 % off/)
  })

  it("Mega Fire Blaze's 97.30 % cannot be the main bet's (MF-22)", () => {
    const { rtp, documented, agrees, note, designed } = bet('mega-fire-blaze', 'main')
    expect(rtp).toBeCloseTo(0.99493, 5)
    expect([documented, agrees, designed]).toEqual([0.973, false, undefined])
    expect(note).toMatch(/97\.30 % cannot be this bet's: best play returns 99\.493 %/)
  })

  it('the Fire Blaze bet is set to 97.30 % and documented nowhere (MF-22)', () => {
    const { rtp, documented, agrees, designed } = bet('mega-fire-blaze', 'fireBlaze')
    expect((100 * rtp).toFixed(2)).toBe('97.30')
    expect([documented, agrees, designed]).toEqual([null, null, 0.973])
  })

  it('Free Bet says what its main figure is exact for, and how far best play may be above it (FB-7)', () => {
    const { rtp, documented, agrees, method } = bet('free-bet', 'main')
    expect((100 * rtp).toFixed(2)).toBe('99.30')
    expect([documented, agrees]).toEqual([null, null])
    expect(method).toMatch(/^exact for play .*at most 0\.001 % more$/)
    expect(bet('ventuno', 'main')).toMatchObject({ method: 'exact' })
    expect(bet('ventuno', 'main').note).toMatch(/at most 0\.0005 % more/)
  })
})

describe('other rules', () => {
  const main = (...changes: readonly (readonly [string, string])[]) => {
    const setup = changedSetup(
      houseSetup('ventuno'),
      changes.map(([key, value]) => ({ key, value })),
    )
    const found = returnsOf(setup, { documented: false }).get('main')
    if (found === undefined) throw new Error('no main bet')
    return found
  }

  it('with a look under ace and ten it is the classic game, which returns 99.392798 %', () => {
    const { rtp, documented, agrees, note } = main(['looksUnder', 'ace-or-ten'])
    expect(Math.abs(rtp - 0.99392798)).toBeLessThan(1e-8)
    expect([documented, agrees]).toEqual([null, null])
    expect(note).not.toMatch(/at most/)
  })

  it('a shoe of one deck returns more', () => {
    expect(main(['decks', '1']).rtp).toBeGreaterThan(bet('ventuno', 'main').rtp + 0.004)
  })
})
