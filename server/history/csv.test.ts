import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, decimal } from '#server/history/csv'

/** A reader of RFC 4180 by itself. */
function read(line: string): readonly string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let index = 0; index < line.length - 2; index++) {
    const letter = line[index]
    if (quoted && letter === '"' && line[index + 1] === '"') {
      cell += '"'
      index += 1
    } else if (letter === '"') quoted = !quoted
    else if (letter === ',' && !quoted) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell]
}

describe('a line of a table', () => {
  it('is read as it was written, formulas apart', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 6 }), (cells) => {
        const line = csvLine(cells)
        expect(line.endsWith('\r\n')).toBe(true)
        const found = read(line)
        expect(found).toEqual(cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)))
        for (const cell of found) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })

  it('has money as decimals, below zero too', () => {
    expect(csvLine([{ cents: -1205 }, -1205, { cents: 7 }, null, 'a,"b"'])).toBe(
      '-12.05,-1205,0.07,,"a,""b"""\r\n',
    )
    expect([0, 5, 99, 100, -1, 123456789].map((cents) => decimal({ cents }))).toEqual([
      '0.00',
      '0.05',
      '0.99',
      '1.00',
      '-0.01',
      '1234567.89',
    ])
  })
})
