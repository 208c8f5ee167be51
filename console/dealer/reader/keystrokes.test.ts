import { expect, it } from 'vitest'
import { hasCardCode, NOTHING_TYPED, struck, type Typed } from '#console/dealer/reader/keystrokes'
import { scanCode } from '#engine/cards/scan-code'

/** All codes that come of these keys, pressed at this pace. */
function read(keys: readonly string[], pace: number): readonly string[] {
  let typed: Typed = NOTHING_TYPED
  const codes: string[] = []
  keys.forEach((key, index) => {
    const after = struck(typed, { key, at: 1_000 + index * pace })
    typed = after.typed
    if (after.code !== null) codes.push(after.code)
  })
  return codes
}

const CODE = [...'7D031V', 'Enter']

it('takes what a reader types in one go for a code', () => {
  expect(read(CODE, 8)).toEqual(['7D031V'])
  expect(read(CODE, 60)).toEqual(['7D031V'])
})

it('takes two cards after each other for two codes', () => {
  expect(read([...CODE, ...'KS002B', 'Enter'], 15)).toEqual(['7D031V', 'KS002B'])
})

it('knows capitals that come with shift, and what could not be read whole', () => {
  expect(read(['7', 'Shift', 'D', '0', '3', 'Enter'], 10)).toEqual(['7D03'])
})

it('leaves what people type slowly, and Enter alone, to the page', () => {
  expect(read(CODE, 180)).toEqual([])
  expect(read(['Enter', 'Enter'], 10)).toEqual([])
  expect(read(['a', 'Enter'], 10)).toEqual([])
})

it('begins anew after a pause and after any other key', () => {
  let typed = struck(NOTHING_TYPED, { key: 'x', at: 0 }).typed
  for (const [index, key] of [...'AS001H'].entries()) {
    typed = struck(typed, { key, at: 5_000 + index * 10 }).typed
  }
  expect(struck(typed, { key: 'Enter', at: 5_070 }).code).toBe('AS001H')
  expect(read(['x', 'y', 'Tab', ...CODE], 10)).toEqual(['7D031V'])
})

it('ends what never ends', () => {
  const [code] = read([...'9'.repeat(500), 'Enter'], 5)
  expect(code).toHaveLength(64)
})

it('finds the code of a card in what was typed', () => {
  const code = scanCode({ card: '7D', deck: 31 })
  expect(hasCardCode(code)).toBe(true)
  expect(hasCardCode(`Buonasera${code.toLowerCase()}`)).toBe(true)
})

it('takes nothing else for one', () => {
  for (const text of ['', 'Buonasera a tutti!', 'Mano 042, tavolo 7', '7D031X']) {
    expect(hasCardCode(text)).toBe(false)
  }
})
