import { describe, expect, it } from 'vitest'
import { cellsOf } from '#engine/roads/chain'
import { shoe } from '#tests/roads/shoe'

describe('bead plate', () => {
  it('RD-1: fills six rows downwards, ties too, then the next column', () => {
    const cells = cellsOf(shoe('B B T P P P B T T P P P B').beadPlate)
    expect(cells.map(({ col, row, winner }) => `${winner}@${col},${row}`)).toEqual([
      'B@0,0',
      'B@0,1',
      'T@0,2',
      'P@0,3',
      'P@0,4',
      'P@0,5',
      'B@1,0',
      'T@1,1',
      'T@1,2',
      'P@1,3',
      'P@1,4',
      'P@1,5',
      'B@2,0',
    ])
  })

  it('RD-1: keeps totals and the marks of both pairs, in a tie too', () => {
    expect(cellsOf(shoe('B6b Pp T9pb T').beadPlate)).toEqual([
      { col: 0, row: 0, winner: 'B', total: 6, playerPair: false, bankerPair: true },
      { col: 0, row: 1, winner: 'P', playerPair: true, bankerPair: false },
      { col: 0, row: 2, winner: 'T', total: 9, playerPair: true, bankerPair: true },
      { col: 0, row: 3, winner: 'T', playerPair: false, bankerPair: false },
    ])
  })
})
