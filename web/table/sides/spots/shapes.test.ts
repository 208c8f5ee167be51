import { describe, expect, it } from 'vitest'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { rowsOf } from '#web/table/baccarat/spots/spots'
import { type SpotShape, shapesOf } from '#web/table/sides/spots/shapes'

const speed = shapesOf(rowsOf(SPEED_BACCARAT, []))
const of = (shapes: readonly SpotShape[], bet: string) => {
  const shape = shapes.find((known) => known.bet === bet)
  if (shape === undefined) throw new Error(`No spot for ${bet}.`)
  return shape
}
const inBox = ({ box, socket: [x, y] }: SpotShape) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height

describe('the spots on the cloth', () => {
  it('are one for each bet, all on the table, with their sockets inside', () => {
    expect(speed.map(({ bet }) => bet).sort()).toEqual([...SPEED_BACCARAT.offers].sort())
    for (const shape of speed) {
      expect(shape.box.x).toBeGreaterThan(0)
      expect(shape.box.x + shape.box.width).toBeLessThan(1028)
      expect(shape.box.y + shape.box.height).toBeLessThan(738)
      expect(inBox(shape), shape.bet).toBe(true)
    }
  })

  it('lie mirrored: Player left, Banker right', () => {
    for (const [left, right] of [
      ['player', 'banker'],
      ['playerPair', 'bankerPair'],
      ['playerBonus', 'bankerBonus'],
    ] as const) {
      const one = of(speed, left)
      const other = of(speed, right)
      expect(one.socket[0] + other.socket[0]).toBeCloseTo(1028)
      expect(one.socket[1]).toBeCloseTo(other.socket[1])
      expect(one.box.width).toBeCloseTo(other.box.width)
    }
  })

  it('SB-10: Super 6 keeps its place when its neighbours are switched off', () => {
    const without = shapesOf(rowsOf(SPEED_BACCARAT, ['bonus', 'pairs']))
    expect(of(without, 'super6').outline).toBe(of(speed, 'super6').outline)
    expect(of(without, 'playerPair').box.width).toBeGreaterThan(of(speed, 'playerPair').box.width)
  })

  it('MB-1: Small and Big share the outer ring', () => {
    const mini = shapesOf(rowsOf(MINI_BACCARAT, []))
    expect(of(mini, 'small').box.width).toBeCloseTo(of(mini, 'big').box.width)
  })
})
