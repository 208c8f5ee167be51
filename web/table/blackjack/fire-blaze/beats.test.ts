import { describe, expect, it } from 'vitest'
import { drawBonus } from '#engine/blackjack/fire-blaze/bonus'
import { FIRE_BLAZE } from '#engine/blackjack/fire-blaze/levels'
import { type Bonus, LEVELS, type Spin } from '#engine/blackjack/fire-blaze/types'
import { openStream } from '#engine/cards/stream'
import { beatAt, beatsOf, closesAt, endOf } from '#web/table/blackjack/fire-blaze/beats'

/** One section: two cells at once, a spin for nothing, then the rest and a boost. */
const MINOR: readonly Spin[] = [
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
  {
    fills: [
      { cell: 0, value: 1 },
      { cell: 2, value: 2 },
      { cell: 3, value: 1 },
      { cell: 4, value: 1 },
    ],
    reveals: [{ section: 0, kind: 'boost', value: 2 }],
    spinsLeft: 3,
    total: 16,
  },
]

describe('a recorded bonus, moment by moment', () => {
  const beats = beatsOf(FIRE_BLAZE, 'minor', MINOR)

  it('begins with its title and an empty grid, and fills cell by cell', () => {
    expect(beats.map(({ kind, bonus }) => [kind, bonus.total, bonus.spinsLeft])).toEqual([
      ['title', 0, 3],
      ['spin', 0, 3],
      ['fill', 1, 3],
      ['fill', 3, 3],
      ['spin', 3, 3],
      ['miss', 3, 2],
      ['spin', 3, 2],
      ['fill', 4, 3],
      ['fill', 6, 3],
      ['fill', 7, 3],
      ['fill', 8, 3],
      ['reveal', 16, 3],
      ['over', 16, 3],
    ])
  })

  it('marks what is new, and only as long as it is', () => {
    expect(beats.map(({ fresh }) => fresh.length)).toEqual([0, 0, 1, 2, 0, 0, 0, 1, 2, 3, 4, 4, 0])
    expect(beats.map(({ revealed }) => revealed)[11]).toBe(0)
    expect(beats.at(-1)?.revealed).toBeNull()
  })

  it('is found by the time since the draw, however late somebody looks', () => {
    const [title, spin] = beats
    expect(beatAt(beats, -500)).toBe(0)
    expect(beatAt(beats, 0)).toBe(0)
    expect(beatAt(beats, (spin?.at ?? 0) - 1)).toBe(0)
    expect(beatAt(beats, spin?.at ?? 0)).toBe(1)
    expect(beatAt(beats, 600_000)).toBe(beats.length - 1)
    expect(title?.at).toBe(0)
  })

  it('stays a while at its end', () => {
    expect(closesAt(beats)).toBeGreaterThan((beats.at(-1)?.at ?? 0) + 3_000)
  })
})

describe.each(LEVELS)('bonuses of %s', (level) => {
  const drawn = Array.from({ length: 40 }, (_, seed) =>
    drawBonus(FIRE_BLAZE, level, openStream(new Uint8Array(32).fill(seed + 1))),
  )

  it('end with what was recorded, inside the time that the house waits', () => {
    for (const spins of drawn) {
      const beats = beatsOf(FIRE_BLAZE, level, spins)
      const last = beats.at(-1)
      const recorded = spins.at(-1)
      expect([last?.bonus.total, last?.bonus.spinsLeft]).toEqual([recorded?.total, recorded?.spinsLeft])
      expect(last?.at).toBeLessThanOrEqual(12_000)
      expect(closesAt(beats)).toBeLessThan(17_000)
    }
  })

  it('never go back in time or in their total', () => {
    for (const spins of drawn) {
      const beats = beatsOf(FIRE_BLAZE, level, spins)
      const times = beats.map(({ at }) => at)
      const totals = beats.map(({ bonus }) => bonus.total)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    }
  })
})

it('shows the end alone to whoever came too late for the rest', () => {
  const bonus: Bonus = { cells: [1, 2, 0, 0, 0, 0], reveals: [], spinsLeft: 0, total: 3 }
  expect(endOf(bonus)).toEqual([{ at: 0, kind: 'over', bonus, fresh: [], revealed: null }])
})
