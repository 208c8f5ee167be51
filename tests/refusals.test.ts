import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REASONS } from '#engine/round/refusal'

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

describe('the catalogue of refusals', () => {
  it('lists exactly the codes that exist, in their order', () => {
    expect(rows.map(([code]) => code)).toEqual(REASONS.map((reason) => `\`${reason}\``))
  })

  it('says of each what it means, what the player can do, and gives an example', () => {
    const incomplete = rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell === ''))
    expect(incomplete).toEqual([])
  })
})
