import { describe, expect, it } from 'vitest'
import type { PlayedRound } from '#protocol/http/history'
import { byDay } from '#web/history/rounds/by-day'
import { addressOf, dayOf, daysAfter, ordered, rangeOf } from '#web/history/rounds/range'

function round(code: string, endedAt: string): PlayedRound {
  const at = Date.parse(endedAt)
  return {
    code,
    table: 'speed-1',
    game: 'speed-baccarat',
    beganAt: at - 10_000,
    endedAt: at,
    outcome: 'settled',
    currency: 'EUR',
    staked: 500,
    paid: 975,
    goldenStaked: 0,
    goldenBack: 0,
    balanceBefore: 1_000,
    balanceAfter: 1_475,
  }
}

describe('rounds by day', () => {
  const late = round('late', '2026-03-28T23:30:00Z')
  const night = round('night', '2026-03-28T22:59:00Z')
  const early = round('early', '2026-03-28T00:10:00Z')

  it('belong to the day of the player’s own zone, newest first', () => {
    const days = byDay([late, night, early], [], 'Europe/Rome')
    expect(days.map(({ day, rounds }) => [day, rounds.map(({ code }) => code)])).toEqual([
      ['2026-03-29', ['late']],
      ['2026-03-28', ['night', 'early']],
    ])
  })

  it('are one day in another zone', () => {
    expect(byDay([late, night, early], [], 'UTC').map(({ day }) => day)).toEqual(['2026-03-28'])
  })

  it('carry the sums of their day and none of another', () => {
    const sums = {
      day: '2026-03-28',
      rounds: 7,
      staked: 3_500,
      paid: 975,
      won: 475,
      lost: 3_000,
      net: -2_525,
    }
    const [first, second] = byDay([late, night], [sums], 'Europe/Rome')
    expect(first?.sums).toBeNull()
    expect(second?.sums).toBe(sums)
  })

  it('are none without rounds', () => {
    expect(byDay([], [], 'UTC')).toEqual([])
  })
})

describe('ranges', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['week', '2026-02-23', '2026-03-01'],
    ['month', '2026-01-31', '2026-03-01'],
    ['all', null, null],
  ] as const)('%s is from %s to %s', (preset, from, to) => {
    expect(rangeOf(preset, '2026-03-01')).toEqual({ from, to })
  })

  it('go over the ends of months and years', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29')
  })

  it('know the date where the player is', () => {
    const at = Date.parse('2026-06-30T23:30:00Z')
    expect(dayOf(at, 'Europe/Rome')).toBe('2026-07-01')
    expect(dayOf(at, 'America/New_York')).toBe('2026-06-30')
  })

  it('are turned when they were given the other way round', () => {
    expect(ordered({ from: '2026-02-02', to: '2026-01-01' })).toEqual({
      from: '2026-01-01',
      to: '2026-02-02',
    })
    expect(ordered({ from: '2026-02-02', to: null })).toEqual({ from: '2026-02-02', to: null })
  })

  it('make addresses without what was not asked for', () => {
    const range = { from: '2026-01-01', to: null }
    expect(addressOf('/api/history', range, 'Europe/Rome', { table: 'speed-1', cursor: null })).toBe(
      '/api/history?zone=Europe%2FRome&from=2026-01-01&table=speed-1',
    )
  })
})
