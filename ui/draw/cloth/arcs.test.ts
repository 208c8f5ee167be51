import { describe, expect, it } from 'vitest'
import { arcPath, polar, ringPath, sectorPath } from '#ui/draw/cloth/arcs'

describe('around a centre', () => {
  it('an angle counts from straight down, to the right', () => {
    expect(polar([10, 20], 5, 0)).toEqual([10, 25])
    const [x, y] = polar([10, 20], 5, 90)
    expect([x, Math.round(y)]).toEqual([15, 20])
  })

  it('an arc runs from left to right', () => {
    expect(arcPath([0, 0], 100, -90, 90)).toBe('M-100 0A100 100 0 0 0 100 0')
  })

  it('a sector is closed and keeps within its radii', () => {
    const path = sectorPath({ centre: [0, 0], inner: 100, outer: 200, from: -10, to: 10 })
    expect(path).toMatch(/^M.*Z$/)
    const corners = path.replace(/A[\d.]+ [\d.]+ 0 0 [01] /g, 'L').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)
    const radii = [...corners].map(([, x, y]) => Math.hypot(Number(x), Number(y)))
    expect(Math.min(...radii)).toBeGreaterThan(99)
    expect(Math.max(...radii)).toBeLessThan(201)
  })

  it('a ring piece of more than half goes the long way', () => {
    expect(ringPath(1, 2, 0, 270)).toContain('A2 2 0 1 1')
    expect(ringPath(1, 2, 0, 90)).toContain('A2 2 0 0 1')
  })
})
