import { describe, expect, it } from 'vitest'
import { handPlaces } from '#web/table/blackjack/hand-geometry'
import { planKind, type StagePlan, turned } from '#web/table/blackjack/plan'
import { stagePlan } from '#web/table/blackjack/stage-plan'

const PLANS: readonly (readonly [string, StagePlan])[] = [
  ['wide, seven seats', stagePlan('wide', 7, 2, 0)],
  ['wide, two hands', stagePlan('wide', 2, 3, 0)],
  ['tall, seven seats', stagePlan('tall', 7, 2, 900)],
  ['tall, two hands', stagePlan('tall', 2, 3, 900)],
  ['a phone, seven seats', stagePlan('phone', 7, 2, 544)],
  ['a small phone, seven boxes', stagePlan('phone', 7, 1, 470)],
  ['a small phone, two hands', stagePlan('phone', 2, 3, 470)],
]

describe('the stage', () => {
  it.each([
    [360, 520, 'phone'],
    [390, 624, 'phone'],
    [768, 862, 'tall'],
    [1384, 738, 'wide'],
    [2504, 1278, 'wide'],
    [1024, 600, 'wide'],
  ] as const)('for a room of %i × %i is %s', (width, height, kind) => {
    expect(planKind(width, height)).toBe(kind)
  })

  it.each(PLANS)('%s: holds every socket, side bet and card', (_name, plan) => {
    for (const place of plan.seats) {
      const spots = [place, ...place.sides.map(({ x, y }) => turned(place, x, y)), ...handPlaces(place, 1)]
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(plan.width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(plan.height)
      }
    }
  })

  it.each(PLANS)('%s: numbers seats from the shoe’s side (BJ-15)', (_name, plan) => {
    const places = plan.seats.map(({ x }) => x)
    expect(places).toEqual(places.toSorted((one, other) => other - one))
    expect(plan.seats.map(({ seat }) => seat)).toEqual(plan.seats.map((_, index) => index + 1))
    expect(plan.shoe.x).toBeGreaterThan(plan.width / 2)
  })

  it.each(PLANS)('%s: no two main sockets touch', (_name, plan) => {
    for (const [index, one] of plan.seats.entries()) {
      for (const other of plan.seats.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.socket + other.socket)
      }
    }
  })

  it('leaves a phone’s dealer, seats and own hand their room', () => {
    for (const height of [470, 544, 620]) {
      const { dealer, status, seats, own } = stagePlan('phone', 7, 2, height)
      const highest = Math.min(...seats.map(({ y, reach }) => y - reach))
      const lowest = Math.max(...seats.map(({ y, socket }) => y + socket))
      expect(status.y).toBeGreaterThan(dealer.y + dealer.card * 0.7)
      expect(highest).toBeGreaterThan(status.y)
      expect(own && own.y - own.card * 0.7).toBeGreaterThan(lowest - 1)
      expect(own && own.y + own.card * 0.7).toBeLessThan(height)
    }
  })
})
