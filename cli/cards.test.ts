import { describe, expect, it } from 'vitest'
import { cards } from '#cli/cards'
import { code39 } from '#cli/cards/code39'
import { readScanCode } from '#engine/cards/scan-code'

async function run(...args: readonly string[]) {
  let [out, err] = ['', '']
  const io = {
    out: (text: string) => {
      out += text
    },
    err: (text: string) => {
      err += text
    },
    colour: false,
  }
  const code = await cards(args, io as Parameters<typeof cards>[1])
  return { code, out, err }
}

describe('sabot cards', () => {
  it('prints every card of the decks once, each readable (SH-10)', async () => {
    const { code, out } = await run('--decks', '2', '--first', '31')
    const read = out.trim().split('\n').map(readScanCode)
    expect(code).toBe(0)
    expect(read).toHaveLength(104)
    expect(new Set(read.map((card) => `${card?.card}${card?.deck}`)).size).toBe(104)
    expect(new Set(read.map((card) => card?.deck))).toEqual(new Set([31, 32]))
  })

  it('prints eight decks if nothing is said, and a sheet on demand', async () => {
    expect((await run()).out.trim().split('\n')).toHaveLength(416)
    const { out } = await run('--sheet', '--decks', '1')
    expect(out.match(/<figure>/g)).toHaveLength(52)
  })

  it.each([[['--decks', '0']], [['--decks']], [['--first', '999', '--decks', '2']], [['--wrong']]])(
    'refuses %j with a sentence',
    async (args) => {
      const { code, err } = await run(...args)
      expect(code).toBe(2)
      expect(err).toMatch(/^sabot cards: .+\n$/)
    },
  )
})

describe('a bar code (Code 39)', () => {
  it('has for each character nine elements of 15 modules in all, and a gap between', () => {
    const { bars, width } = code39('7D031V')
    expect(bars).toHaveLength(8 * 5)
    expect(width).toBe(8 * 16 - 1)
  })

  it('writes no two characters alike', () => {
    const letters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    expect(new Set(letters.map((letter) => JSON.stringify(code39(letter).bars))).size).toBe(36)
    expect(() => code39('a')).toThrow(RangeError)
  })
})
