import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseResults, type RoundResult } from '#engine/roads/result'
import { roadsOf } from '#engine/roads/roads'
import { roadsView } from '#engine/roads/view'
import { EMPTY_SHOE, shoeWith } from '#server/lobby/shoe'

const round: fc.Arbitrary<RoundResult> = fc.record(
  {
    winner: fc.constantFrom('P', 'B', 'T'),
    total: fc.integer({ min: 0, max: 9 }),
    playerPair: fc.boolean(),
    bankerPair: fc.boolean(),
    natural: fc.constant(true as const),
  },
  { requiredKeys: ['winner', 'playerPair', 'bankerPair'] },
)

/** How many of the newest cells have one colour, counted from the drawn road. */
function newestRun(cells: readonly { readonly color: string }[]) {
  const of = cells.at(-1)?.color
  if (of === undefined) return null
  const before = cells.findLastIndex(({ color }) => color !== of)
  return { of, length: cells.length - 1 - before }
}

describe('a shoe in the lobby', () => {
  it('MP-2, RD-6: tells what the roads of all its results say, however it grew', () => {
    fc.assert(
      fc.property(fc.array(round, { maxLength: 80 }), fc.array(fc.nat(80)), (rounds, stops) => {
        const lengths = [...stops, rounds.length].sort((a, b) => a - b)
        const shoe = lengths.reduce((grown, length) => shoeWith(grown, rounds.slice(0, length)), EMPTY_SHOE)
        const view = roadsView(roadsOf(rounds))
        expect(shoe.list.goodRoads).toEqual(view.goodRoads)
        expect(shoe.list.streak?.length ?? 0).toBe(view.streak.length)
        expect(shoe.list.streak?.of ?? null).toBe(view.streak.winner)
        expect(shoe.panel.derived).toEqual({
          bigEyeBoy: newestRun(view.bigEyeBoy),
          smallRoad: newestRun(view.smallRoad),
          cockroachRoad: newestRun(view.cockroachRoad),
        })
        const { player, banker, ties } = shoe.panel.statistics
        expect(player + banker + ties).toBe(rounds.length)
      }),
    )
  })

  it('RD-1: gives its results so that the roads can be drawn from them', () => {
    fc.assert(
      fc.property(fc.array(round, { maxLength: 80 }), (rounds) => {
        const { results } = shoeWith(EMPTY_SHOE, rounds).list
        const drawn = rounds.map(({ natural: _, ...drawn }) => drawn)
        expect(parseResults(results)).toEqual({ ok: true, results: drawn })
      }),
    )
  })

  it('counts winners, pairs and naturals', () => {
    const rounds: readonly RoundResult[] = [
      { winner: 'P', total: 9, playerPair: true, bankerPair: false, natural: true },
      { winner: 'B', total: 6, playerPair: true, bankerPair: true },
      { winner: 'B', total: 8, playerPair: false, bankerPair: false },
      { winner: 'T', total: 8, playerPair: false, bankerPair: false, natural: true },
    ]
    expect(shoeWith(EMPTY_SHOE, rounds).panel.statistics).toEqual({
      player: 1,
      banker: 2,
      ties: 1,
      playerPairs: 2,
      bankerPairs: 1,
      naturals: 2,
    })
  })

  it('SH-8: begins anew with a new shoe, and with results that are not the ones it knew', () => {
    const win: RoundResult = { winner: 'P', total: 7, playerPair: false, bankerPair: false }
    const old = shoeWith(EMPTY_SHOE, [win, win, win])
    expect(shoeWith(old, []).list).toEqual({ results: '', streak: null, goodRoads: [] })
    const other = shoeWith(old, [{ ...win, winner: 'B' }])
    expect(other.list).toMatchObject({ results: 'B7', streak: { of: 'B', length: 1 } })
  })

  it('is not computed again while no result comes', () => {
    const rounds: readonly RoundResult[] = [{ winner: 'T', playerPair: false, bankerPair: false }]
    const shoe = shoeWith(EMPTY_SHOE, rounds)
    expect(shoeWith(shoe, rounds)).toBe(shoe)
    expect(shoeWith(shoe, [...rounds])).toBe(shoe)
  })
})
