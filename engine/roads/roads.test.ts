import { describe, expect, it } from 'vitest'
import { addResult, emptyRoads, roadsOf } from '#engine/roads/roads'
import { roadsView } from '#engine/roads/view'
import { results, shoe } from '#tests/roads/shoe'

const EMPTY_VIEW = {
  beadPlate: [],
  bigRoad: [],
  bigEyeBoy: [],
  smallRoad: [],
  cockroachRoad: [],
  ask: {
    player: { bigEyeBoy: null, smallRoad: null, cockroachRoad: null },
    banker: { bigEyeBoy: null, smallRoad: null, cockroachRoad: null },
  },
  goodRoads: [],
  streak: { winner: null, length: 0 },
}

describe('roads of a shoe', () => {
  it('RD-5: are empty before the first result', () => {
    expect(roadsView(emptyRoads())).toEqual(EMPTY_VIEW)
    expect(roadsView(roadsOf([]))).toEqual(EMPTY_VIEW)
  })

  it("RD-5: start with the shoe's first result", () => {
    const [result] = results('P8p')
    if (result === undefined) throw new Error('one result was written')
    expect(roadsView(addResult(emptyRoads(), result))).toEqual({
      ...EMPTY_VIEW,
      beadPlate: [{ col: 0, row: 0, winner: 'P', total: 8, playerPair: true, bankerPair: false }],
      bigRoad: [{ col: 0, row: 0, winner: 'P', ties: 0, playerPair: true, bankerPair: false }],
      streak: { winner: 'P', length: 1 },
    })
  })

  it("RD-5: clear at the shoe's end: a new shoe owes nothing to the one before", () => {
    const lastShoe = shoe('B B P B P P T')
    expect(lastShoe.bigEyeBoy).not.toBeNull()
    expect(roadsView(emptyRoads())).toEqual(EMPTY_VIEW)
    expect(roadsView(roadsOf(results('B')))).toEqual(roadsView(shoe('B')))
    expect(lastShoe.bigEyeBoy).not.toBeNull()
  })

  it('add a result by one link on top of the roads before, copying none of them', () => {
    const before = shoe('B B P B P')
    for (const winner of ['P', 'B'] as const) {
      const after = addResult(before, { winner, playerPair: false, bankerPair: false })
      expect(after.beadPlate.before).toBe(before.beadPlate)
      expect(after.bigRoad.before).toBe(before.bigRoad)
      expect(after.bigEyeBoy?.before).toBe(before.bigEyeBoy)
      expect(after.smallRoad?.before).toBe(before.smallRoad)
      expect(after.cockroachRoad?.before).toBe(before.cockroachRoad)
    }
  })

  it('RD-2, RD-3: a tie leaves columns and derived roads as they are', () => {
    const before = shoe('B B P B P')
    const after = shoe('B B P B P T')
    expect(roadsView(after)).toEqual({
      ...roadsView(before),
      beadPlate: [
        ...roadsView(before).beadPlate,
        { col: 0, row: 5, winner: 'T', playerPair: false, bankerPair: false },
      ],
      bigRoad: [
        ...roadsView(before).bigRoad.slice(0, -1),
        { col: 3, row: 0, winner: 'P', ties: 1, playerPair: false, bankerPair: false },
      ],
    })
  })

  it('give the whole view of a shoe, to the last key', () => {
    expect(roadsView(shoe('B B6b P T P'))).toEqual({
      beadPlate: [
        { col: 0, row: 0, winner: 'B', playerPair: false, bankerPair: false },
        { col: 0, row: 1, winner: 'B', total: 6, playerPair: false, bankerPair: true },
        { col: 0, row: 2, winner: 'P', playerPair: false, bankerPair: false },
        { col: 0, row: 3, winner: 'T', playerPair: false, bankerPair: false },
        { col: 0, row: 4, winner: 'P', playerPair: false, bankerPair: false },
      ],
      bigRoad: [
        { col: 0, row: 0, winner: 'B', ties: 0, playerPair: false, bankerPair: false },
        { col: 0, row: 1, winner: 'B', ties: 0, playerPair: false, bankerPair: true },
        { col: 1, row: 0, winner: 'P', ties: 1, playerPair: false, bankerPair: false },
        { col: 1, row: 1, winner: 'P', ties: 0, playerPair: false, bankerPair: false },
      ],
      bigEyeBoy: [{ col: 0, row: 0, color: 'red' }],
      smallRoad: [],
      cockroachRoad: [],
      ask: {
        player: { bigEyeBoy: 'blue', smallRoad: null, cockroachRoad: null },
        banker: { bigEyeBoy: 'red', smallRoad: null, cockroachRoad: null },
      },
      goodRoads: [],
      streak: { winner: 'P', length: 2 },
    })
  })

  it('RD-6: give the good roads by the thresholds asked for', () => {
    const roads = shoe('B B B')
    const thresholds = {
      streakLength: 3,
      pingPongColumns: 4,
      oneTwoColumns: 4,
      sandwichSlices: 2,
      sandwichFilling: 3,
      separateColumns: 4,
      separateLength: 2,
      changeColumns: 3,
    }
    expect(roadsView(roads).goodRoads).toEqual([])
    expect(roadsView(roads, thresholds).goodRoads).toEqual(['bankerStreak'])
  })
})
