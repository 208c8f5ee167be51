import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#protocol/settings'
import { GOOD_LINE, heardTrip, type Line, sawStall } from '#web/senses/video/slowness'
import { levelFor, qualityOf, viewOf } from '#web/senses/video/view'

const trips = (line: Line, now: number, ...millis: readonly number[]) =>
  millis.reduce((before, trip) => heardTrip(before, trip, now), line)

describe('TP-4: a slow line', () => {
  it('is one with three long round trips', () => {
    expect(trips(GOOD_LINE, 0, 900, 900).slowSince).toBeNull()
    expect(trips(GOOD_LINE, 5, 900, 900, 900).slowSince).toBe(5)
    expect(trips(GOOD_LINE, 0, 900, 200, 900, 900).slowSince).toBeNull()
  })

  it('is one with three stalls in a minute, or a long one', () => {
    const two = sawStall(sawStall(GOOD_LINE, 1_000), 30_000)
    expect(two.slowSince).toBeNull()
    expect(sawStall(two, 60_000).slowSince).toBe(60_000)
    expect(sawStall(two, 62_000).slowSince).toBeNull()
    expect(sawStall(GOOD_LINE, 1_000, 3).slowSince).toBe(1_000)
  })

  it('is good again after a long good time, not before', () => {
    const slow = trips(GOOD_LINE, 0, 900, 900, 900)
    expect(trips(slow, 60_000, 100, 100, 100).slowSince).toBe(0)
    expect(trips(slow, 90_000, 100, 500, 100).slowSince).toBe(0)
    expect(trips(slow, 90_000, 100, 100, 100).slowSince).toBeNull()
  })
})

describe('how a video is shown', () => {
  it('falls back to classic view with the low picture by itself', () => {
    expect(viewOf(DEFAULT_SETTINGS, false)).toBe('large')
    expect(viewOf(DEFAULT_SETTINGS, true)).toBe('small')
    expect(qualityOf({ ...DEFAULT_SETTINGS, videoQuality: 'high' }, true)).toBe('low')
  })

  it('is what the player says, where the player says something', () => {
    const never = { ...DEFAULT_SETTINGS, classicView: 'off', videoQuality: 'high' } as const
    expect([viewOf(never, true), qualityOf(never, true)]).toEqual(['large', 'high'])
    expect(viewOf({ ...DEFAULT_SETTINGS, classicView: 'on' }, false)).toBe('small')
    expect(viewOf({ ...DEFAULT_SETTINGS, video: false }, false)).toBe('none')
  })

  it('takes the stream’s picture by its height, in whatever order they come', () => {
    const heights = [720, 240, 480]
    expect(levelFor(heights, 'auto')).toBe(-1)
    expect(['low', 'medium', 'high'].map((name) => levelFor(heights, name as 'low'))).toEqual([1, 2, 0])
    expect(levelFor([360], 'medium')).toBe(0)
    expect(levelFor([], 'high')).toBe(-1)
  })
})
