import { describe, expect, it } from 'vitest'
import { fullBucket, isFull, take } from '#server/gateway/bucket'

const FLOW = { perSecond: 10, burst: 5 }

describe('a token bucket', () => {
  it('gives a burst, then as much as flows in', () => {
    const bucket = fullBucket(FLOW, 0)
    expect(Array.from({ length: 6 }, () => take(bucket, FLOW, 0))).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
      'ok',
      'over',
    ])
    expect(take(bucket, FLOW, 100)).toBe('over')
    expect(take(bucket, FLOW, 400)).toBe('ok')
    expect(isFull(bucket, FLOW, 500)).toBe(false)
    expect(isFull(bucket, FLOW, 5_000)).toBe(true)
  })

  it('never holds more than the burst, nor owes more', () => {
    const bucket = fullBucket(FLOW, 0)
    for (let time = 0; time < 100; time++) take(bucket, FLOW, 0)
    expect(take(bucket, FLOW, 1_100)).toBe('ok')
    expect(isFull(bucket, FLOW, 1_000_000)).toBe(true)
    expect(take(bucket, FLOW, 1_000_000, 6)).toBe('over')
  })

  it('says when somebody goes on a whole burst long after being told', () => {
    const bucket = fullBucket(FLOW, 0)
    const taken = Array.from({ length: 10 }, () => take(bucket, FLOW, 0))
    expect(taken.indexOf('far-over')).toBe(9)
  })

  it('is not fooled by a clock that goes back', () => {
    const bucket = fullBucket(FLOW, 1_000)
    for (let time = 0; time < 5; time++) take(bucket, FLOW, 1_000)
    expect(take(bucket, FLOW, 0)).toBe('over')
  })
})
