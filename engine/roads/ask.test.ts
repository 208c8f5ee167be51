import { describe, expect, it } from 'vitest'
import { ask, probe } from '#engine/roads/ask'
import { roadsView } from '#engine/roads/view'
import { shoe } from '#tests/roads/shoe'

const none = { bigEyeBoy: null, smallRoad: null, cockroachRoad: null }

describe('probing', () => {
  it('RD-4: brings no symbol where a road would not start', () => {
    expect(ask(shoe(''))).toEqual({ player: none, banker: none })
    expect(ask(shoe('T'))).toEqual({ player: none, banker: none })
    expect(ask(shoe('B B'))).toEqual({ player: none, banker: none })
  })

  it('RD-4: gives the symbols that would come, for either side', () => {
    // Columns 2 and 1. Player goes on at depth 1 against 2: red. Banker opens column 3 after 1 and 2: blue.
    expect(ask(shoe('B B P'))).toEqual({
      player: { ...none, bigEyeBoy: 'red' },
      banker: { ...none, bigEyeBoy: 'blue' },
    })
    // Columns 2, 1, 2, 1. Player goes on at depth 1 against 2, 1 and 2; Banker opens column 5.
    expect(ask(shoe('B B P B B P'))).toEqual({
      player: { bigEyeBoy: 'red', smallRoad: 'blue', cockroachRoad: 'red' },
      banker: { bigEyeBoy: 'blue', smallRoad: 'red', cockroachRoad: 'blue' },
    })
  })

  it('RD-4: gives the coming symbols, not the last ones present', () => {
    const now = shoe('B B P P')
    expect(roadsView(now).bigEyeBoy).toEqual([{ col: 0, row: 0, color: 'red' }])
    expect(ask(now).player.bigEyeBoy).toBe('blue')
  })

  it('RD-4: shows the coming cell of every road, bead plate too', () => {
    const now = shoe('B B P T B B P')
    expect(probe(now, 'P').coming).toEqual({
      beadPlate: { col: 1, row: 1, winner: 'P', playerPair: false, bankerPair: false },
      bigRoad: { col: 3, row: 1, winner: 'P', ties: 0, playerPair: false, bankerPair: false },
      bigEyeBoy: { col: 1, row: 0, color: 'red' },
      smallRoad: { col: 1, row: 0, color: 'blue' },
      cockroachRoad: { col: 0, row: 0, color: 'red' },
    })
    expect(probe(now, 'B').coming).toEqual({
      beadPlate: { col: 1, row: 1, winner: 'B', playerPair: false, bankerPair: false },
      bigRoad: { col: 4, row: 0, winner: 'B', ties: 0, playerPair: false, bankerPair: false },
      bigEyeBoy: { col: 0, row: 3, color: 'blue' },
      smallRoad: { col: 0, row: 2, color: 'red' },
      cockroachRoad: { col: 0, row: 0, color: 'blue' },
    })
  })

  it('RD-4: a probe after early ties would take their cell', () => {
    expect(probe(shoe('T T'), 'B').coming.bigRoad).toEqual({
      col: 0,
      row: 0,
      winner: 'B',
      ties: 2,
      playerPair: false,
      bankerPair: false,
    })
  })

  it('RD-4: shows all roads as if that side had won, and changes nothing', () => {
    const now = shoe('B P P B')
    const before = roadsView(now)
    expect(roadsView(probe(now, 'P').roads)).toEqual(roadsView(shoe('B P P B P')))
    expect(roadsView(probe(now, 'B').roads)).toEqual(roadsView(shoe('B P P B B')))
    expect(roadsView(now)).toEqual(before)
  })
})
