import { describe, expect, it } from 'vitest'
import { take } from '#server/gateway/bucket'
import { Presences } from '#server/gateway/sockets/presence'

const FLOW = { perSecond: 1, burst: 10 }
const ANNA = {
  id: 'p_anna',
  name: 'Anna',
  house: false,
  currency: 'EUR',
  kind: 'guest',
  operator: null,
} as const

describe('who is here', () => {
  it('is one player over all sockets', () => {
    const presences = new Presences(FLOW)
    const first = presences.enter(ANNA, 0)
    expect(presences.enter(ANNA, 0)).toBe(first)
    expect(presences.count).toBe(1)
    presences.leave(first)
    expect(presences.count).toBe(1)
    presences.leave(first)
    expect(presences.count).toBe(0)
  })

  it('cannot get a full bucket by leaving and coming back', () => {
    const presences = new Presences(FLOW)
    const first = presences.enter(ANNA, 0)
    take(first.bucket, FLOW, 0, 10)
    presences.leave(first)
    presences.forget(5_000)
    const back = presences.enter(ANNA, 5_000)
    expect(take(back.bucket, FLOW, 5_000, 6)).toBe('over')
    presences.leave(back)
    presences.forget(60_000)
    expect(presences.find(ANNA.id)).toBeUndefined()
  })
})
