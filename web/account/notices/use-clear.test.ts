import { describe, expect, it } from 'vitest'
import { clearOf } from '#web/account/notices/use-clear'

const BARS = { top: 86, bottom: 138 }

describe('bars over a table that says something itself', () => {
  it('stay where they are while they cover nothing of it', () => {
    expect(clearOf(BARS, [])).toBe(0)
    expect(clearOf(BARS, [{ top: 138, bottom: 170 }])).toBe(0)
    expect(clearOf(BARS, [{ top: 40, bottom: 86 }])).toBe(0)
  })

  it('go below what they would cover', () => {
    expect(clearOf(BARS, [{ top: 86, bottom: 121 }])).toBe(43)
    expect(
      clearOf(BARS, [
        { top: 86, bottom: 121 },
        { top: 134, bottom: 170 },
        { top: 300, bottom: 340 },
      ]),
    ).toBe(92)
  })
})
