import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REASONS } from '#engine/round/refusal'
import { HOUSE_REASONS } from '#protocol/wire/reasons'

const doc = readFileSync('docs/refusals.md', 'utf8')

/** The cells of the catalogue's rows: those whose first column is a code. */
const rows = doc
  .split('\n')
  .filter((line) => /^\| `[^`]+` \|/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const ofTheGame = rows.slice(0, REASONS.length)
const ofTheHouse = rows.slice(REASONS.length)

describe('the catalogue of refusals', () => {
  it('lists exactly the codes that exist, in their order', () => {
    expect(ofTheGame.map(([code]) => code)).toEqual(REASONS.map((reason) => `\`${reason}\``))
    expect(ofTheHouse.map(([code]) => code).sort()).toEqual(
      HOUSE_REASONS.map((reason) => `\`${reason}\``).sort(),
    )
  })

  it('says of each what it means, what the player can do, and gives an example', () => {
    const isIncomplete = (columns: number) => (cells: readonly string[]) =>
      cells.length !== columns || cells.some((cell) => cell === '')
    expect(ofTheGame.filter(isIncomplete(4))).toEqual([])
    expect(ofTheHouse.filter(isIncomplete(3))).toEqual([])
  })
})
