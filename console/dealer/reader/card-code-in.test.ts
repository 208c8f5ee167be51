import { expect, it } from 'vitest'
import { hasCardCode } from '#console/dealer/reader/card-code-in'
import { scanCode } from '#engine/cards/scan-code'

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
