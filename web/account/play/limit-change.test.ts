import { describe, expect, it } from 'vitest'
import { changeOf, ownLimit, type PlayLimit, shareOf, waitWords } from '#web/account/play/limit-change'
import { client as words } from '#words/it/client'

const limit: PlayLimit = {
  kind: 'loss',
  period: 'week',
  by: 'player',
  amount: 10_000,
  used: 2_500,
  left: 7_500,
  resetsAt: 0,
  next: null,
}

describe('a change of a limit', () => {
  it.each([
    [null, 5_000, 'tighter'],
    [10_000, 5_000, 'tighter'],
    [10_000, 20_000, 'looser'],
    [10_000, null, 'looser'],
    [10_000, 10_000, 'same'],
    [null, null, 'same'],
  ])('from %j to %j is %s', (holds, wanted, change) => {
    expect(changeOf(holds, wanted)).toBe(change)
  })
})

describe('the own limit', () => {
  it('is not the house’s', () => {
    expect(ownLimit([{ ...limit, by: 'house' }, limit], 'loss', 'week')).toBe(limit)
    expect(ownLimit([{ ...limit, by: 'house' }], 'loss', 'week')).toBeNull()
    expect(ownLimit([limit], 'loss', 'day')).toBeNull()
  })
})

describe('the used share', () => {
  it.each([
    [2_500, 0.25],
    [-4_000, 0],
    [12_000, 1],
  ])('of %i is %f', (used, share) => {
    expect(shareOf({ amount: 10_000, used })).toBe(share)
  })

  it('is all where nothing is allowed', () => {
    expect(shareOf({ amount: 0, used: 0 })).toBe(1)
  })
})

describe('how long a looser limit waits', () => {
  it.each([
    [86_400_000, '1 giorno'],
    [604_800_000, '7 giorni'],
    [129_600_000, '36 ore'],
    [3_600_000, '1 ora'],
  ])('%i ms: %s', (millis, said) => {
    expect(waitWords(words.play, millis)).toBe(said)
  })
})
