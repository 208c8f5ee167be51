import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trayOf } from '#server/golden/tray'

const grant = (id: string, amount: number, expiresAt: number | null, grantedAt = 0) => {
  return { id, amount, expiresAt, grantedAt }
}

describe('MO-7: the tray of golden chips', () => {
  it('plays what expires first, and what stays for ever last', () => {
    const grants = [grant('stays', 100, null), grant('late', 50, 2000), grant('soon', 30, 1000)]
    const left = (chips: number) => trayOf(grants, chips).map(({ id, left }) => [id, left])
    expect(left(180)).toEqual([
      ['soon', 30],
      ['late', 50],
      ['stays', 100],
    ])
    expect(left(140)).toEqual([
      ['soon', 0],
      ['late', 40],
      ['stays', 100],
    ])
    expect(left(0).every(([, chips]) => chips === 0)).toBe(true)
  })

  it('always shows all the chips that are left', () => {
    const grants = fc.array(
      fc.record({
        id: fc.uuid(),
        amount: fc.integer({ min: 1, max: 1000 }),
        grantedAt: fc.integer({ min: 0, max: 10 }),
        expiresAt: fc.option(fc.integer({ min: 0, max: 10 })),
      }),
    )
    fc.assert(
      fc.property(grants, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const given = all.reduce((sum, { amount }) => sum + amount, 0)
        const left = Math.floor(given * share)
        const tray = trayOf(all, left)
        expect(tray.reduce((sum, part) => sum + part.left, 0)).toBe(left)
        expect(tray.every((part) => part.left >= 0 && part.left <= part.amount)).toBe(true)
      }),
    )
  })
})
