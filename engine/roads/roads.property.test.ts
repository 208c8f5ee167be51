import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { probe } from '#engine/roads/ask'
import type { RoundResult, Side } from '#engine/roads/result'
import { addResult, emptyRoads, type Roads, roadsOf } from '#engine/roads/roads'
import { roadsView } from '#engine/roads/view'
import { frozen } from '#tests/frozen'

const result: fc.Arbitrary<RoundResult> = fc.record(
  {
    winner: fc.constantFrom('P', 'B', 'P', 'B', 'P', 'B', 'T'),
    total: fc.integer({ min: 0, max: 9 }),
    playerPair: fc.boolean(),
    bankerPair: fc.boolean(),
  },
  { requiredKeys: ['winner', 'playerPair', 'bankerPair'] },
)

/** Shoes made of runs of up to `longest` equal results. */
const shoeOfRuns = (longest: number) =>
  fc
    .array(fc.tuple(result, fc.integer({ min: 1, max: longest })), { maxLength: 120, size: 'max' })
    .map((runs) => runs.flatMap(([round, length]) => Array<RoundResult>(length).fill(round)).slice(0, 120))

/** Results one by one, short runs that make patterns, long runs that make dragons. */
const anyShoe = fc.oneof(shoeOfRuns(1), shoeOfRuns(3), shoeOfRuns(14))

// What follows writes the rules down a second time, from scratch for each shoe and by other means: a grid
// that is really filled, cells that are really looked at, patterns matched in a text.

/** The big road's columns as text, `|PP|B|PPP`, ties left out. */
function spell(shoe: readonly RoundResult[]): string {
  let text = ''
  let last = 'T'
  for (const { winner } of shoe) {
    if (winner === 'T') continue
    text += winner === last ? winner : `|${winner}`
    last = winner
  }
  return text
}

const runsOf = (text: string): readonly string[] => text.split('|').slice(1)

/** Fills a grid cell by cell (RD-2) and says which cell each entry got. */
function fillGrid(runs: readonly (readonly unknown[])[]): readonly { col: number; row: number }[] {
  const taken = new Set<string>()
  const places: { col: number; row: number }[] = []
  let lastStart = -1
  for (const run of runs) {
    let col = lastStart + 1
    while (taken.has(`${col}:0`)) col += 1
    lastStart = col
    let row = 0
    let turned = false
    run.forEach((_, entry) => {
      if (entry > 0) {
        if (row === 5 || taken.has(`${col}:${row + 1}`)) turned = true
        if (turned) col += 1
        else row += 1
      }
      expect(taken.has(`${col}:${row}`)).toBe(false)
      taken.add(`${col}:${row}`)
      places.push({ col, row })
    })
  }
  return places
}

function naiveBigRoad(shoe: readonly RoundResult[]) {
  const wins = shoe.filter(({ winner }) => winner !== 'T')
  const places = fillGrid(runsOf(spell(shoe)).map((run) => [...run]))
  const cells = wins.map(({ winner, playerPair, bankerPair }, index) => ({
    ...places[index],
    winner: winner === 'T' ? null : winner,
    ties: 0,
    playerPair,
    bankerPair,
  }))
  const ties = shoe.map(({ winner }, index) => {
    const winsBefore = shoe.slice(0, index).filter((round) => round.winner !== 'T').length
    return winner === 'T' ? Math.max(0, winsBefore - 1) : -1
  })
  const withTies = cells.map((cell, index) => ({ ...cell, ties: ties.filter((on) => on === index).length }))
  if (withTies.length > 0 || shoe.length === 0) return withTies
  return [{ col: 0, row: 0, winner: null, ties: shoe.length, playerPair: false, bankerPair: false }]
}

/** The players' way: look one cell left and the cell above it, in a grid of unlimited depth (RD-3). */
function lookLeft(grid: ReadonlySet<string>, col: number, row: number, back: number): 'red' | 'blue' {
  const beside = grid.has(`${col - back}:${row}`)
  const aboveThat = grid.has(`${col - back}:${row - 1}`)
  return beside === aboveThat ? 'red' : 'blue'
}

function naiveDerivedColours(shoe: readonly RoundResult[], back: number): readonly ('red' | 'blue')[] {
  const grid = new Set<string>()
  const colours: ('red' | 'blue')[] = []
  runsOf(spell(shoe)).forEach((run, col, runs) => {
    for (let row = 0; row < run.length; row += 1) {
      grid.add(`${col}:${row}`)
      if (row > 0 && col - back >= 0) colours.push(lookLeft(grid, col, row, back))
      if (row === 0 && col - 1 - back >= 0) {
        // A new column brings the opposite of what one more entry of the column before would have.
        const hadItGoneOn = lookLeft(grid, col - 1, (runs[col - 1] ?? '').length, back)
        colours.push(hadItGoneOn === 'red' ? 'blue' : 'red')
      }
    }
  })
  return colours
}

function naiveDerivedRoad(shoe: readonly RoundResult[], back: number) {
  const colours = naiveDerivedColours(shoe, back)
  const runs = colours.map((color) => (color === 'red' ? 'r' : 'b')).join('')
  const places = fillGrid((runs.match(/r+|b+/g) ?? []).map((run) => [...run]))
  return colours.map((color, index) => ({ ...places[index], color }))
}

const GOOD_ROAD_TEXTS: readonly [name: string, pattern: RegExp, ownOnly: boolean][] = [
  ['Streak', /XXXX$/, false],
  ['PingPong', /\|Y\|X\|Y\|X$/, false],
  ['OneTwo', /\|X\|YY\|X\|YY?$|\|YY\|X\|YY\|X$/, false],
  ['Sandwich', /\|XX+\|YYY\|XX+$/, false],
  ['Separate', /\|X\|XX+\|X\|XX+$|\|XX+\|X\|XX+\|X$/, true],
  ['Change', /\|X\|X\|X$/, true],
]

function naiveGoodRoads(shoe: readonly RoundResult[]): readonly string[] {
  return GOOD_ROAD_TEXTS.flatMap(([name, pattern, ownOnly]) =>
    (['P', 'B'] as const).flatMap((side) => {
      const text = spell(shoe).replace(/[PB]/g, (letter) => (letter === side ? 'X' : 'Y'))
      const read = ownOnly ? text.replace(/\|Y+/g, '') : text
      return pattern.test(read) ? [`${side === 'P' ? 'player' : 'banker'}${name}`] : []
    }),
  )
}

function naiveAsk(shoe: readonly RoundResult[], winner: Side) {
  const then = [...shoe, { winner, playerPair: false, bankerPair: false }]
  const coming = (back: number) => {
    const now = naiveDerivedColours(shoe, back)
    const next = naiveDerivedColours(then, back)
    return next.length > now.length ? next.at(-1) : null
  }
  return { bigEyeBoy: coming(1), smallRoad: coming(2), cockroachRoad: coming(3) }
}

function naiveView(shoe: readonly RoundResult[]) {
  const last = runsOf(spell(shoe)).at(-1)
  return {
    beadPlate: shoe.map((round, index) => ({ col: Math.floor(index / 6), row: index % 6, ...round })),
    bigRoad: naiveBigRoad(shoe),
    bigEyeBoy: naiveDerivedRoad(shoe, 1),
    smallRoad: naiveDerivedRoad(shoe, 2),
    cockroachRoad: naiveDerivedRoad(shoe, 3),
    ask: { player: naiveAsk(shoe, 'P'), banker: naiveAsk(shoe, 'B') },
    goodRoads: naiveGoodRoads(shoe),
    streak: { winner: last?.charAt(0) ?? null, length: last?.length ?? 0 },
  }
}

describe('roads of any shoe', () => {
  it('RD-1, RD-2, RD-3, RD-4, RD-6: agree with the rules written a second time', () => {
    fc.assert(
      fc.property(anyShoe, (shoe) => {
        expect(roadsView(roadsOf(shoe))).toEqual(naiveView(shoe))
      }),
      { numRuns: 300 },
    )
  })

  it('RD-6: show the good roads of that moment after every result', () => {
    fc.assert(
      fc.property(anyShoe, (shoe) => {
        let roads: Roads = emptyRoads()
        shoe.forEach((round, index) => {
          roads = addResult(roads, round)
          expect(roadsView(roads).goodRoads).toEqual(naiveGoodRoads(shoe.slice(0, index + 1)))
        })
      }),
      { numRuns: 100 },
    )
  })

  it('RD-4: probing equals adding and looking', () => {
    fc.assert(
      fc.property(anyShoe, fc.constantFrom<Side[]>('P', 'B'), (shoe, side) => {
        const roads = roadsOf(shoe)
        const now = roadsView(roads)
        const then = roadsView(addResult(roads, { winner: side, playerPair: false, bankerPair: false }))
        const probed = probe(roads, side)
        expect(roadsView(probed.roads)).toEqual(then)
        expect(probed.coming.beadPlate).toEqual(then.beadPlate.at(-1))
        expect(probed.coming.bigRoad).toEqual(then.bigRoad.at(-1))
        for (const road of ['bigEyeBoy', 'smallRoad', 'cockroachRoad'] as const) {
          const came = then[road].length > now[road].length ? then[road].at(-1) : null
          expect(probed.coming[road]).toEqual(came)
          expect(now.ask[side === 'P' ? 'player' : 'banker'][road]).toBe(came?.color ?? null)
        }
      }),
    )
  })

  it('RD-4: the two sides would bring opposite symbols, or none at all', () => {
    fc.assert(
      fc.property(anyShoe, (shoe) => {
        const { player, banker } = roadsView(roadsOf(shoe)).ask
        for (const road of ['bigEyeBoy', 'smallRoad', 'cockroachRoad'] as const) {
          expect([player[road], banker[road]].sort().join()).toMatch(/^(blue,red|,)$/)
        }
      }),
    )
  })

  it('never change once made, whatever is added to them', () => {
    fc.assert(
      fc.property(anyShoe, result, (shoe, other) => {
        const versions: Roads[] = [emptyRoads()]
        for (const round of shoe) {
          const newest = versions.at(-1) ?? emptyRoads()
          versions.push(addResult(frozen(newest), round))
        }
        for (const roads of versions) addResult(roads, other)
        const tenths = versions.filter((_, index) => index % 10 === 0)
        const again = tenths.map((_, tenth) => roadsOf(shoe.slice(0, tenth * 10)))
        expect(tenths.map((roads) => roadsView(roads))).toEqual(again.map((roads) => roadsView(roads)))
      }),
      { numRuns: 50 },
    )
  })
})
