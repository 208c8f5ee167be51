import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsOf, newestColumns } from '#engine/roads/columns'
import {
  isPattern,
  type OwnPattern,
  otherSide,
  PATTERN_COLUMNS,
  patternHolds,
  sideOf,
} from '#engine/roads/own-pattern'
import type { RoundResult, Side, Winner } from '#engine/roads/result'
import { roadsOf } from '#engine/roads/roads'

const round = (winner: Winner): RoundResult => ({ winner, playerPair: false, bankerPair: false })
const shoeOf = (text: string) => [...text.replaceAll(' ', '')].map((letter) => round(letter as Winner))
const exact = (first: Side, ...columns: number[]): OwnPattern => ({
  first,
  columns,
  grows: false,
  swaps: false,
})

describe('an own pattern', () => {
  it.each<[why: string, shoe: string, pattern: OwnPattern, holds: boolean]>([
    ['is not in an empty shoe', '', exact('P', 3), false],
    ['is not in ties', 'TTT', exact('P', 3), false],
    ['is found', 'P BB PPP', exact('P', 1, 2, 3), true],
    ['is found at the end of a longer road', 'BBBB P BB PPP', exact('P', 1, 2, 3), true],
    ['is found through ties', 'T P T BTB TPPTP T', exact('P', 1, 2, 3), true],
    ['has the sides it was drawn with', 'B PP BBB', exact('P', 1, 2, 3), false],
    ['may have them swapped', 'B PP BBB', { ...exact('P', 1, 2, 3), swaps: true }, true],
    ['needs its oldest column as long as drawn', 'PP BB PPP', exact('P', 1, 2, 3), false],
    ['needs those between as long as drawn', 'P B PPP', exact('P', 1, 2, 3), false],
    ['breaks when its newest grows', 'P BB PPPP', exact('P', 1, 2, 3), false],
    ['goes on where its newest may grow', 'P BB PPPP', { ...exact('P', 1, 2, 3), grows: true }, true],
    ['waits for its newest column', 'P BB PP', { ...exact('P', 1, 2, 3), grows: true }, false],
    ['breaks when another column begins', 'P BB PPP B', { ...exact('P', 1, 2, 3), grows: true }, false],
    ['needs as many columns as it has', 'BB PPP', exact('P', 1, 2, 3), false],
    ['may be one column', 'P BBBB', { ...exact('B', 4), grows: true }, true],
  ])('%s (%s)', (_why, shoe, pattern, holds) => {
    expect(patternHolds(columnsOf(shoeOf(shoe)), pattern)).toBe(holds)
  })

  it.each([
    [[3], true],
    [[1, 1, 1], true],
    [[6, 6, 6, 6, 6, 6, 6], true],
    [[], false],
    [[2], false],
    [[1, 1], false],
    [[7], false],
    [[0, 3], false],
    [[1.5, 2], false],
    [[1, 1, 1, 1, 1, 1, 1, 1], false],
  ])('with columns %j can be drawn: %s', (columns, can) => {
    expect(isPattern({ columns })).toBe(can)
  })
})

const side = fc.constantFrom<Side>('P', 'B')
const anyPattern: fc.Arbitrary<OwnPattern> = fc.record({
  first: side,
  columns: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
  grows: fc.boolean(),
  swaps: fc.boolean(),
})
const anyShoe = fc.array(fc.constantFrom<Winner>('P', 'B', 'P', 'B', 'T'), { maxLength: 40 })
const swapped = (shoe: readonly Winner[]) => shoe.map((winner) => (winner === 'T' ? 'T' : otherSide(winner)))
const holds = (shoe: readonly Winner[], pattern: OwnPattern) =>
  patternHolds(columnsOf(shoe.map(round)), pattern)

/** The same question asked of a text. */
function spelled(shoe: readonly Winner[], { first, columns, grows, swaps }: OwnPattern): boolean {
  const text = shoe.filter((winner) => winner !== 'T').join('')
  const shape = (from: Side) => {
    const runs = columns.map((length, index) => {
      const open = grows && index === columns.length - 1 ? ',' : ''
      return `${sideOf(from, index)}{${length}${open}}`
    })
    return new RegExp(`(?<!${from})${runs.join('')}$`)
  }
  return shape(first).test(text) || (swaps && shape(otherSide(first)).test(text))
}

describe('any own pattern', () => {
  it('holds where its spelling ends the shoe, and nowhere else', () => {
    fc.assert(
      fc.property(anyShoe, anyPattern, (shoe, pattern) => {
        expect(holds(shoe, pattern)).toBe(spelled(shoe, pattern))
      }),
      { numRuns: 2_000 },
    )
  })

  it('is found in the shoe that it was copied from', () => {
    fc.assert(
      fc.property(anyShoe, fc.integer({ min: 1, max: PATTERN_COLUMNS }), (shoe, count) => {
        const newest = newestColumns(columnsOf(shoe.map(round)), count).toReversed()
        fc.pre(newest.length > 0)
        const columns = newest.map(({ length }) => length)
        const first = newest[0]?.winner ?? 'P'
        expect(holds(shoe, { first, columns, grows: false, swaps: false })).toBe(true)
      }),
    )
  })

  it('takes no notice of ties, and swaps with the shoe', () => {
    fc.assert(
      fc.property(anyShoe, anyPattern, (shoe, pattern) => {
        const found = holds(shoe, pattern)
        expect(
          holds(
            shoe.filter((winner) => winner !== 'T'),
            pattern,
          ),
        ).toBe(found)
        expect(holds(swapped(shoe), { ...pattern, first: otherSide(pattern.first) })).toBe(found)
        const swaps = { ...pattern, swaps: true }
        expect(holds(swapped(shoe), swaps)).toBe(holds(shoe, swaps))
      }),
    )
  })

  it('is found no less often when it may grow or be swapped', () => {
    fc.assert(
      fc.property(anyShoe, anyPattern, (shoe, pattern) => {
        fc.pre(holds(shoe, pattern))
        expect(holds(shoe, { ...pattern, grows: true, swaps: true })).toBe(true)
      }),
    )
  })

  it('reads the columns that the roads read', () => {
    fc.assert(
      fc.property(anyShoe, (shoe) => {
        const results = shoe.map(round)
        expect(columnsOf(results)).toEqual(roadsOf(results).columns)
      }),
    )
  })
})
