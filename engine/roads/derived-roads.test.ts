import { describe, expect, it } from 'vitest'
import { cellsOf } from '#engine/roads/chain'
import type { DerivedRoadName } from '#engine/roads/derived-roads'
import { shoe } from '#tests/roads/shoe'

/** A derived road's colours in order, as `r` and `b`. */
const colours = (road: DerivedRoadName, text: string) =>
  cellsOf(shoe(text)[road])
    .map(({ color }) => color.charAt(0))
    .join('')

const everyRoad = (text: string) => [
  colours('bigEyeBoy', text),
  colours('smallRoad', text),
  colours('cockroachRoad', text),
]

describe('derived roads', () => {
  it.each([
    ['B B B B', ['', '', '']],
    ['B B P', ['', '', '']],
    ["B P P: Big Eye Boy at column 2's second", ['b', '', '']],
    ["B B P P: Big Eye Boy at column 2's second", ['r', '', '']],
    ["B P B: Big Eye Boy at column 3's first", ['r', '', '']],
    ["B B P B: Big Eye Boy at column 3's first", ['b', '', '']],
    ["B P B B: Small Road at column 3's second", ['rb', 'b', '']],
    ["B B P B B: Small Road at column 3's second", ['bb', 'r', '']],
    ["B P B P: Small Road at column 4's first", ['rr', 'r', '']],
    ["B B P B P: Small Road at column 4's first", ['br', 'b', '']],
    ["B P B P P: Cockroach at column 4's second", ['rrb', 'rb', 'b']],
    ["B B P B P P: Cockroach at column 4's second", ['brb', 'bb', 'r']],
    ["B P B P B: Cockroach at column 5's first", ['rrr', 'rr', 'r']],
    ["B B P B P B: Cockroach at column 5's first", ['brr', 'br', 'b']],
  ])('RD-3: starts: %s', (named, expected) => {
    expect(everyRoad(named.split(':')[0] ?? '')).toEqual(expected)
  })

  it('RD-3: a first entry is red if the two columns before it compare equal', () => {
    expect(colours('bigEyeBoy', 'B B P P B')).toBe('rr')
    expect(colours('bigEyeBoy', 'B B P P P B')).toBe('rbb')
    expect(colours('smallRoad', 'B B P B B P')).toBe('rr')
    expect(colours('cockroachRoad', 'B B P B P P B')).toBe('rr')
  })

  it('RD-3: a deeper entry is blue in the row just below the other column and red above it', () => {
    expect(colours('bigEyeBoy', 'B B B P P P P')).toBe('rrb')
    expect(colours('smallRoad', 'B B B P B B B B')).toBe('rrb')
    expect(colours('cockroachRoad', 'B B B P B P P P P')).toBe('rrb')
  })

  it('RD-3: further down, where both compared cells are empty, it is red', () => {
    expect(colours('bigEyeBoy', 'B B P P P P P')).toBe('rbrr')
    expect(colours('smallRoad', 'B B P B B B B B')).toBe('rbrr')
    expect(colours('cockroachRoad', 'B B P B P P P P P')).toBe('rbrr')
  })

  it("RD-3: each road looks at its own column, not at a neighbour's", () => {
    // Columns of 1, 2, 3 and 4: the fourth's entries meet all three others.
    expect(everyRoad('B P P B B B P P P P')).toEqual(['bbrbbrrb', 'brbrbr', 'brr'])
  })

  it('RD-3: dragons play no part: the columns are as long as the runs, drawn or turned', () => {
    const eight = 'B B B B B B B B P P P P P P P P'
    expect(colours('bigEyeBoy', eight)).toBe('rrrrrrr')
    expect(colours('bigEyeBoy', `${eight} P`)).toBe('rrrrrrrb')
    expect(colours('bigEyeBoy', `${eight} B`)).toBe('rrrrrrrr')
  })

  it('RD-3: ties bring nothing', () => {
    expect(everyRoad('T B T P T B T T P P T')).toEqual(everyRoad('B P B P P'))
  })

  it("RD-3: colours are laid out by the big road's rule, dragon and all", () => {
    expect(cellsOf(shoe('B B B B B B B B P P P P P P P P P').bigEyeBoy)).toEqual([
      { col: 0, row: 0, color: 'red' },
      { col: 0, row: 1, color: 'red' },
      { col: 0, row: 2, color: 'red' },
      { col: 0, row: 3, color: 'red' },
      { col: 0, row: 4, color: 'red' },
      { col: 0, row: 5, color: 'red' },
      { col: 1, row: 5, color: 'red' },
      { col: 1, row: 0, color: 'blue' },
    ])
  })

  it('RD-3: every road is laid out on its own', () => {
    const { smallRoad, cockroachRoad } = shoe('B B P B P P P')
    expect(cellsOf(smallRoad)).toEqual([
      { col: 0, row: 0, color: 'blue' },
      { col: 0, row: 1, color: 'blue' },
      { col: 1, row: 0, color: 'red' },
    ])
    expect(cellsOf(cockroachRoad)).toEqual([
      { col: 0, row: 0, color: 'red' },
      { col: 1, row: 0, color: 'blue' },
    ])
  })
})
