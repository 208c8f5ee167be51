import { describe, expect, it } from 'vitest'
import type { PlayAnswer } from '#protocol/http/play'
import { stopOf } from '#web/account/play/session-page'

const free: PlayAnswer = {
  now: 0,
  session: null,
  check: { minutes: 60, dueAt: null, due: false },
  exclusion: null,
  limits: [],
  looserAfterMillis: 0,
  allowance: null,
}
const allowance = { cash: 0, text: '' }

describe('what stops a player', () => {
  it('is nothing at first', () => {
    expect(stopOf(free)).toBeNull()
  })

  it('is the exclusion before all else', () => {
    const exclusion = { for: '7d', since: 0, until: 9, revocableAt: null } as const
    expect(stopOf({ ...free, exclusion, check: { ...free.check, due: true }, allowance })).toBe('excluded')
  })

  it('is a check that is due before a limit', () => {
    expect(stopOf({ ...free, check: { ...free.check, due: true }, allowance })).toBe('check')
  })

  it('is a limit, used up or not', () => {
    expect(stopOf({ ...free, allowance })).toBe('limit')
    expect(stopOf({ ...free, allowance: { ...allowance, cash: 500 } })).toBe('less')
  })
})
