import { describe, expect, it } from 'vitest'
import { cellsOf } from '#engine/roads/chain'
import { shoe } from '#tests/roads/shoe'

const bigRoad = (text: string) => cellsOf(shoe(text).bigRoad)

/** The cells in short: winner (`-` for none), ties, pairs, place. */
const short = (text: string) =>
  bigRoad(text).map(({ col, row, winner, ties, playerPair, bankerPair }) => {
    const pairs = `${playerPair ? 'p' : ''}${bankerPair ? 'b' : ''}`
    return `${winner ?? '-'}${ties}${pairs}@${col},${row}`
  })

describe('big road', () => {
  it('RD-2: the same winner goes down, another winner starts a new column', () => {
    expect(short('B B P B B B')).toEqual(['B0@0,0', 'B0@0,1', 'P0@1,0', 'B0@2,0', 'B0@2,1', 'B0@2,2'])
  })

  it('RD-2: more than six wins in a row turn into a dragon, and the other side starts above its tail', () => {
    expect(short('P P P P P P P P B').slice(5)).toEqual(['P0@0,5', 'P0@1,5', 'P0@2,5', 'B0@1,0'])
  })

  it('RD-2: ties are counted on the latest cell and take none of their own', () => {
    expect(short('B T P T T T P')).toEqual(['B1@0,0', 'P3@1,0', 'P0@1,1'])
  })

  it('RD-2: a tie does not part two wins of the same side', () => {
    expect(short('B T B')).toEqual(['B1@0,0', 'B0@0,1'])
  })

  it('RD-2: ties before any winner wait at the top left', () => {
    expect(bigRoad('T')).toEqual([
      { col: 0, row: 0, winner: null, ties: 1, playerPair: false, bankerPair: false },
    ])
    expect(short('T T T')).toEqual(['-3@0,0'])
  })

  it('RD-2: the first winner takes the cell of the early ties and keeps them', () => {
    expect(short('T T P')).toEqual(['P2@0,0'])
    expect(short('T T P T')).toEqual(['P3@0,0'])
  })

  it('RD-2: after early ties the road goes on as any other', () => {
    expect(short('T B B P')).toEqual(['B1@0,0', 'B0@0,1', 'P0@1,0'])
  })

  it('RD-2: shows the pairs of the winning round', () => {
    expect(bigRoad('Bb Pp Bpb')).toEqual([
      { col: 0, row: 0, winner: 'B', ties: 0, playerPair: false, bankerPair: true },
      { col: 1, row: 0, winner: 'P', ties: 0, playerPair: true, bankerPair: false },
      { col: 2, row: 0, winner: 'B', ties: 0, playerPair: true, bankerPair: true },
    ])
    expect(short('T Bpb')).toEqual(['B1pb@0,0'])
  })

  it('RD-2: a pair in a tie shows on the bead plate only', () => {
    expect(short('Tpb Tp')).toEqual(['-2@0,0'])
    expect(short('Tpb B')).toEqual(['B1@0,0'])
    expect(short('B Tpb')).toEqual(['B1@0,0'])
    expect(short('Bb Tp')).toEqual(['B1b@0,0'])
  })
})
