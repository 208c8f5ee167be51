import { describe, expect, it } from 'vitest'
import { readRange } from '#server/history/range'
import { dayStarts, isZone, WallClock } from '#server/history/zones'

const HOUR = 3_600_000

function utc(text: string): number {
  return Date.parse(`${text}Z`)
}

describe('days of a time zone', () => {
  it.each([
    ['UTC', '2026-03-29', '2026-03-29T00:00'],
    ['Europe/Rome', '2026-01-15', '2026-01-14T23:00'],
    ['Europe/Rome', '2026-03-29', '2026-03-28T23:00'],
    ['Europe/Rome', '2026-03-30', '2026-03-29T22:00'],
    ['Europe/Rome', '2026-10-25', '2026-10-24T22:00'],
    ['Europe/Rome', '2026-10-26', '2026-10-25T23:00'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00'],
    ['Asia/Kolkata', '2026-06-01', '2026-05-31T18:30'],
    ['Pacific/Kiritimati', '2026-06-01', '2026-05-31T10:00'],
    ['Pacific/Pago_Pago', '2026-06-01', '2026-06-01T11:00'],
    // Clocks went from 23:59:59 to 01:00: this day has no midnight.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00'],
  ])('in %s %s begins at %s GMT', (zone, day, start) => {
    const clock = new WallClock(zone)
    expect(new Date(clock.startOf(day)).toISOString()).toBe(new Date(utc(start)).toISOString())
    expect(clock.dayOf(clock.startOf(day))).toBe(day)
    expect(clock.dayOf(clock.startOf(day) - 1)).not.toBe(day)
  })

  it('lie one after the other, 23, 24 or 25 hours long', () => {
    for (const zone of ['Europe/Rome', 'America/Sao_Paulo', 'Australia/Lord_Howe']) {
      const starts = dayStarts(new WallClock(zone), utc('2018-01-01T12:00'), utc('2019-01-01T12:00'))
      for (const [index, { at, day }] of starts.slice(1).entries()) {
        const before = starts[index] ?? { at: 0, day: '' }
        expect([23, 23.5, 24, 24.5, 25]).toContain((at - before.at) / HOUR)
        expect(day > before.day).toBe(true)
      }
      expect(starts.at(-1)?.at).toBeGreaterThanOrEqual(utc('2019-01-01T12:00'))
      expect(starts).toHaveLength(367)
    }
  })

  it('are of zones that there are', () => {
    expect(['UTC', 'Europe/Rome', 'Asia/Tokyo'].every(isZone)).toBe(true)
    expect(['', 'Rome', 'Europe/Atlantis', "UTC' --"].some(isZone)).toBe(false)
  })
})

describe('a range', () => {
  const now = utc('2026-05-05T12:00')

  it('is of dates, each the whole of its day, or of moments', () => {
    expect(readRange({ from: '2026-03-29', to: '2026-03-29', zone: 'Europe/Rome' }, now)).toEqual({
      from: utc('2026-03-28T23:00'),
      to: utc('2026-03-29T22:00'),
      zone: 'Europe/Rome',
    })
    expect(readRange({ from: '1000', to: '2000' }, now)).toEqual({ from: 1000, to: 2000, zone: 'UTC' })
    expect(readRange({}, now)).toMatchObject({ from: 0, zone: 'UTC' })
  })

  it.each([
    [{ from: 'yesterday' }, /'from'/],
    [{ from: '2026-02-30' }, /'from'/],
    [{ from: '2026-13-01' }, /'from'/],
    [{ from: '-5' }, /'from'/],
    [{ to: '1e9' }, /'to'/],
    [{ to: '999999999999999' }, /'to'/],
    [{ to: ['1', '2'] }, /'to'/],
    [{ zone: 'Rome' }, /'zone'/],
    [{ zone: 5 }, /'zone'/],
    [{ from: '2000', to: '1000' }, /must not be after/],
  ])('%j is refused with a sentence', (asked, sentence) => {
    expect(readRange(asked, now)).toMatch(sentence)
  })
})
