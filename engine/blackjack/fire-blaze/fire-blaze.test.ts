import { describe, expect, it } from 'vitest'
import { drawBonus } from '#engine/blackjack/fire-blaze/bonus'
import {
  CELLS_PER_SECTION,
  emptyBonus,
  isFull,
  sectionOf,
  totalMultiplier,
} from '#engine/blackjack/fire-blaze/grid'
import { FIRE_BLAZE } from '#engine/blackjack/fire-blaze/levels'
import { fireLevel, firePoints } from '#engine/blackjack/fire-blaze/points'
import { type BonusLevel, LEVELS, type LevelRules, type Reveal } from '#engine/blackjack/fire-blaze/types'
import { parseCards } from '#engine/cards/notation'
import { openStream, type Stream } from '#engine/cards/stream'

const points = (dealer: string, one = '2S 3S', two = '2H 3H') =>
  firePoints(FIRE_BLAZE, parseCards(dealer), [parseCards(one), parseCards(two)])

describe('points (MF-12, MF-13)', () => {
  it.each([
    ['TS 9D', 0],
    ['AS 9D', 2],
    ['AS 5D AH', 8],
    ['AS AD AH 8C', 9],
    ['5S 5D 7C', 0],
    ['5S 2D 3C 9H', 1],
    ['5S 2D 3C 2H 8D', 8],
    ['5S 2D 3C 2H 2D 3S', 20],
    ['2S 2D 2C 2H 3D 3S 3H', 20],
    ['AS 2D AC 3H TC', 16],
    ['AS AD 2C 2H 2D 2S', 28],
  ])("a dealer's %s scores %i", (dealer, score) => {
    expect(points(dealer)).toBe(score)
  })

  it('count a start with 14, hard or soft, on one hand or both', () => {
    expect(points('TS 9D', 'TS 4S')).toBe(3)
    expect(points('TS 9D', '2S 3S', 'AH 3H')).toBe(3)
    expect(points('TS 9D', '7S 7D', 'AH 3H')).toBe(10)
    expect(points('TS 9D', '8S 6D 5D', '9H 5C 2C')).toBe(10)
    expect(points('TS 9D', '8S 5D AD', '2H 3H')).toBe(0)
  })

  it('open the highest level they reach (MF-14)', () => {
    const levels = [0, 4, 5, 9, 10, 14, 15, 19, 20, 24, 25, 38].map((score) => fireLevel(FIRE_BLAZE, score))
    const expected = [
      null,
      null,
      'minor',
      'minor',
      'mini',
      'mini',
      'major',
      'major',
      'grand',
      'grand',
      'mega',
      'mega',
    ]
    expect(levels).toEqual(expected)
  })
})

describe('values of the levels (MF-16, MF-18, MF-19)', () => {
  const values = (list: readonly (readonly [number, number])[]) => list.map(([value]) => value)
  it.each([
    ['minor', 5, 1, [2, 24], [1, 2], [2], []],
    ['mini', 10, 2, [3, 120], [1, 2, 5], [2], [10, 20]],
    ['major', 15, 3, [6, 400], [1, 2, 5, 10], [2, 3], [10, 20, 50]],
    ['grand', 20, 4, [10, 700], [1, 2, 3, 5, 10], [2, 3], [10, 20, 50, 100]],
    ['mega', 25, 6, [20, 1000], [1, 2, 3, 4, 5, 10], [2, 3], [10, 20, 50, 100]],
  ] as const)("are the rulebook's at %s", (name, score, sections, range, cells, boosts, stars) => {
    const level = FIRE_BLAZE.levels[name]
    expect([level.points, level.sections, level.range]).toEqual([score, sections, range])
    expect([values(level.cells), values(level.boosts), values(level.stars)]).toEqual([cells, boosts, stars])
  })

  it('have three spins and an empty grid to begin with', () => {
    expect(emptyBonus(FIRE_BLAZE, 'major')).toEqual({
      cells: new Array(18).fill(0),
      reveals: [],
      spinsLeft: 3,
      total: 0,
    })
  })
})

/** A stream of our own choosing. */
function scripted(...numbers: readonly number[]): Stream {
  let next = 0
  return {
    below: (n) => {
      const number = numbers[next++]
      if (number === undefined || number >= n) throw new Error(`draw ${next} below ${n} has ${number}`)
      return number
    },
  }
}

const ONE_SECTION: LevelRules = {
  ...FIRE_BLAZE.levels.minor,
  range: [2, 24],
  fill: [1, 6],
  cells: [
    [1, 3],
    [2, 1],
  ],
  nothing: 1,
  boosts: [[2, 1]],
  stars: [],
}
const RULES = { ...FIRE_BLAZE, levels: { ...FIRE_BLAZE.levels, minor: ONE_SECTION } }

describe('a bonus, drawn by hand (MF-16, MF-17)', () => {
  it('fills the sure cells first, loses a spin without a fill, and ends at zero', () => {
    const sure = [5, 0]
    const first = [5, 0, 5, 5, 5, 3]
    const empty = [1, 2, 3, 4]
    const spins = drawBonus(RULES, 'minor', scripted(...sure, ...first, ...empty, ...empty, ...empty))
    expect(spins).toEqual([
      {
        fills: [
          { cell: 1, value: 1 },
          { cell: 5, value: 2 },
        ],
        reveals: [],
        spinsLeft: 3,
        total: 3,
      },
      { fills: [], reveals: [], spinsLeft: 2, total: 3 },
      { fills: [], reveals: [], spinsLeft: 1, total: 3 },
      { fills: [], reveals: [], spinsLeft: 0, total: 3 },
    ])
  })

  it('sets the counter back to three by a fill, and ends with the grid full and boosted', () => {
    const sure = [0, 0]
    const first = [3, 0, 5, 5, 5, 5]
    const nothing = [5, 5, 5, 5]
    const second = [0, 3, 0, 3, 0, 3, 0, 3, 1]
    const spins = drawBonus(RULES, 'minor', scripted(...sure, ...first, ...nothing, ...second, 0))
    expect(spins.map(({ spinsLeft, total }) => [spinsLeft, total])).toEqual([
      [3, 3],
      [2, 3],
      [3, 22],
    ])
    expect(spins[2]?.reveals).toEqual([{ section: 0, kind: 'boost', value: 2 }])
  })
})

const SEEDS = 400

function key(seed: number): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, index) => (seed * 31 + index * 7 + (seed >> 8)) & 255)
}

describe.each(LEVELS)('random bonuses of %s', (name: BonusLevel) => {
  const level = FIRE_BLAZE.levels[name]
  const bonuses = Array.from({ length: SEEDS }, (_, seed) =>
    drawBonus(FIRE_BLAZE, name, openStream(key(seed))),
  )

  it('start with as many cells as the least total asks (MF-19)', () => {
    for (const [first] of bonuses) expect(first?.fills.length).toBeGreaterThanOrEqual(level.range[0])
  })

  it('end inside the range, which grows and is never left (MF-19)', () => {
    for (const spins of bonuses) {
      const totals = spins.map(({ total }) => total)
      expect(totals).toEqual(totals.toSorted((a, b) => a - b))
      expect(totals.at(-1)).toBeGreaterThanOrEqual(level.range[0])
      expect(totals.at(-1)).toBeLessThanOrEqual(level.range[1])
    }
  })

  it("fill each cell once, with the level's values, and count spins as MF-16 says", () => {
    let opened = 0
    for (const spins of bonuses) {
      const cells = new Array<number>(level.sections * CELLS_PER_SECTION).fill(0)
      const revealed: Reveal[] = []
      let left = 3
      for (const { fills, reveals, spinsLeft, total } of spins) {
        expect(left).toBeGreaterThan(0)
        expect(cells).toContain(0)
        for (const { cell, value } of fills) {
          expect(cells[cell]).toBe(0)
          expect(level.cells.map(([known]) => known)).toContain(value)
          cells[cell] = value
        }
        for (const reveal of reveals) {
          expect(isFull(cells, reveal.section)).toBe(true)
          expect(revealed.some(({ section }) => section === reveal.section)).toBe(false)
          const known = reveal.kind === 'boost' ? level.boosts : level.stars
          expect(known.map(([value]) => value)).toContain(reveal.value)
          revealed.push(reveal)
        }
        left = fills.length > 0 ? 3 : left - 1
        expect(spinsLeft).toBe(left)
        expect(total).toBe(totalMultiplier(level, cells, revealed))
      }
      expect(left === 0 || !cells.includes(0)).toBe(true)
      opened += revealed.length
    }
    expect(opened).toBeGreaterThan(0)
  })

  it('are the same for the same key', () => {
    expect(drawBonus(FIRE_BLAZE, name, openStream(key(7)))).toEqual(bonuses[7])
  })
})

describe('the total multiplier (MF-17, MF-19)', () => {
  const cells = [1, 2, 1, 2, 1, 2, 5, 0, 0, 0, 0, 1]
  it('adds cells, boosts a section, adds a star that boosts nothing, and stops at the most', () => {
    const level = FIRE_BLAZE.levels.mini
    expect(totalMultiplier(level, cells, [])).toBe(15)
    expect(totalMultiplier(level, cells, [{ section: 0, kind: 'boost', value: 2 }])).toBe(24)
    expect(totalMultiplier(level, cells, [{ section: 0, kind: 'star', value: 20 }])).toBe(35)
    expect(
      totalMultiplier({ ...level, range: [3, 30] }, cells, [{ section: 0, kind: 'star', value: 20 }]),
    ).toBe(30)
  })

  it('knows its sections: six cells each', () => {
    expect([0, 5, 6, 11, 12, 35].map(sectionOf)).toEqual([0, 0, 1, 1, 2, 5])
    expect(isFull(cells, 0)).toBe(true)
    expect(isFull(cells, 1)).toBe(false)
  })
})
