import { describe, expect, it } from 'vitest'
import { handPlaces } from '#web/table/blackjack/cards/hand-geometry'
import { planKind, type StagePlan, turned } from '#web/table/blackjack/stage/plan'
import { fittedPlan, stagePlan } from '#web/table/blackjack/stage/stage-plan'

const PLANS: readonly (readonly [string, StagePlan])[] = [
  ['wide, seven seats', stagePlan('wide', 7, 2, 0)],
  ['wide, seven boxes', stagePlan('wide', 7, 1, 0)],
  ['wide, two hands', stagePlan('wide', 2, 3, 0)],
  ['tall, seven seats', stagePlan('tall', 7, 2, 900)],
  ['tall, seven boxes', stagePlan('tall', 7, 1, 900)],
  ['tall, two hands', stagePlan('tall', 2, 3, 900)],
  ['a phone, seven seats', stagePlan('phone', 7, 2, 544)],
  ['a small phone, seven boxes', stagePlan('phone', 7, 1, 470)],
  ['a small phone, two hands', stagePlan('phone', 2, 3, 470)],
  ['a low tile, seven seats', fittedPlan('low', 7, 2, { width: 480, height: 311 }).plan],
  ['a phone on its side, seven boxes', fittedPlan('low', 7, 1, { width: 844, height: 252 }).plan],
  ['a low tile, two hands', fittedPlan('low', 2, 3, { width: 480, height: 311 }).plan],
]

/** Where seven lie on a phone or in a low tile, side bets have a place of their own. */
const WITH_SIDES = PLANS.filter(([, { seats }]) => seats.every(({ sides }) => sides.length > 0))

describe('the stage', () => {
  it('has room for side bets on its seats in most of its forms', () => {
    expect(WITH_SIDES).toHaveLength(8)
  })

  it.each([
    ['a small phone', 360, 658, 'phone'],
    ['a phone', 390, 762, 'phone'],
    ['a tablet', 768, 946, 'tall'],
    ['a desktop', 1440, 822, 'wide'],
    ['a great screen', 2560, 1362, 'wide'],
    ['a small window', 1024, 690, 'wide'],
    ['a phone on its side', 844, 320, 'low'],
    ['one of two tiles', 720, 822, 'tall'],
    ['one of three tiles', 480, 822, 'phone'],
    ['one of six tiles', 480, 411, 'low'],
  ] as const)('for %s, %i × %i, is %s', (_name, width, height, kind) => {
    expect(planKind({ width, height })).toBe(kind)
  })

  it.each(PLANS)('%s: holds every socket, side bet and card', (_name, plan) => {
    expect(plan.seats.length).toBeGreaterThan(1)
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

  it.each(PLANS)('%s: no side bet and no split hand is cut off', (_name, plan) => {
    expect(plan.seats.length).toBeGreaterThan(1)
    for (const place of plan.seats) {
      for (const { x, y } of place.sides) {
        const spot = turned(place, x, y)
        expect(spot.x).toBeGreaterThanOrEqual(place.sideSocket)
        expect(spot.x).toBeLessThanOrEqual(plan.width - place.sideSocket)
      }
      for (const { x, card } of handPlaces(place, plan.seats.length === 2 ? 2 : 4)) {
        expect(x).toBeGreaterThanOrEqual(card / 2)
        expect(x).toBeLessThanOrEqual(plan.width - card / 2)
      }
    }
  })

  it.each(WITH_SIDES)('%s: no two side bets touch', (_name, plan) => {
    expect(plan.seats.length).toBeGreaterThan(1)
    const spots = plan.seats.flatMap((place) =>
      place.sides.map(({ x, y }) => ({ ...turned(place, x, y), half: place.sideSocket })),
    )
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.half + other.half)
      }
    }
  })

  it.each(PLANS)('%s: numbers seats from the shoe’s side (BJ-15)', (name, plan) => {
    const places = plan.seats.map(({ x }) => x)
    expect(places).toHaveLength(name.endsWith('two hands') ? 2 : 7)
    expect(places).toEqual(places.toSorted((one, other) => other - one))
    expect(plan.seats.map(({ seat }) => seat)).toEqual(plan.seats.map((_, index) => index + 1))
    expect(plan.shoe.x).toBeGreaterThan(plan.width / 2)
  })

  it.each(PLANS)('%s: no two main sockets touch', (_name, plan) => {
    expect(plan.seats.length).toBeGreaterThan(1)
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
