import { describe, expect, it } from 'vitest'
import { cellsOf } from '#engine/roads/chain'
import { type LaidRoad, lay } from '#engine/roads/layout'

interface Letter {
  readonly letter: string
}

/** Lays runs of the given lengths and draws the grid, each run in a letter of its own: a, b, c … */
function draw(...lengths: readonly number[]): readonly string[] {
  let road: LaidRoad<Letter> = null
  lengths.forEach((length, run) => {
    const letter = String.fromCharCode('a'.charCodeAt(0) + run)
    for (let entry = 0; entry < length; entry += 1) road = lay(road, { letter }, entry > 0)
  })
  const grid: string[][] = Array.from({ length: 6 }, () => [])
  for (const { col, row, letter } of cellsOf<Letter>(road)) {
    const line = grid[row]
    if (line === undefined) throw new Error(`row ${row} is off the grid`)
    expect(line[col]).toBeUndefined()
    line[col] = letter
  }
  return grid.map((line) => Array.from(line, (letter) => letter ?? '.').join(''))
}

describe('laying out runs', () => {
  it('RD-2: a run goes down and another run starts the next column at the top', () => {
    expect(draw(3, 1, 2)).toEqual(['abc', 'a.c', 'a', '', '', ''])
  })

  it('RD-2: six fit into a column', () => {
    expect(draw(6, 1)).toEqual(['ab', 'a', 'a', 'a', 'a', 'a'])
  })

  it('RD-2: at the bottom a run turns right: a dragon', () => {
    expect(draw(9)).toEqual(['a', 'a', 'a', 'a', 'a', 'aaaa'])
  })

  it("RD-2: the next run starts right of the dragon's start, above its tail", () => {
    expect(draw(9, 2)).toEqual(['ab', 'ab', 'a', 'a', 'a', 'aaaa'])
  })

  it("RD-2: a run turns right where a dragon's tail is in the way", () => {
    expect(draw(8, 6)).toEqual(['ab', 'ab', 'ab', 'ab', 'abb', 'aaa'])
  })

  it('RD-2: once turned a run stays on its row, though cells below are free again', () => {
    expect(draw(8, 9)).toEqual(['ab', 'ab', 'ab', 'ab', 'abbbbb', 'aaa'])
  })

  it("RD-2: a third dragon turns above the second's tail", () => {
    expect(draw(8, 7, 6)).toEqual(['abc', 'abc', 'abc', 'abccc', 'abbb', 'aaa'])
  })

  it('RD-2: past the end of a tail a run reaches the bottom again', () => {
    expect(draw(7, 1, 7)).toEqual(['abc', 'a.c', 'a.c', 'a.c', 'a.c', 'aacc'])
  })

  it('RD-2: a later, longer tail on the same row counts', () => {
    expect(draw(7, 1, 8, 6)).toEqual(['abcd', 'a.cd', 'a.cd', 'a.cd', 'a.cdd', 'aaccc'])
  })

  it('RD-2: a dragon under a lower tail keeps the higher one in the way', () => {
    expect(draw(10, 7, 2, 6)).toEqual(['abcd', 'abcd', 'ab.d', 'ab.ddd', 'abbb', 'aaaaa'])
  })

  it('RD-2: blocked below its first cell a run goes along the top, and the next starts after it', () => {
    expect(draw(7, 6, 5, 4, 3, 3, 2)).toEqual(['abcdefffg', 'abcdee..g', 'abcdd', 'abcc', 'abb', 'aa'])
  })
})
