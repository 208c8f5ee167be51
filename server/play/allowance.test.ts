import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIMIT_KINDS, type LimitKind, PERIODS, type Period } from '#protocol/play'
import { allowanceOf, depositRoomOf } from '#server/play/allowance'
import { checkDueAt, isCheckDue } from '#server/play/check'
import { endsEarlier, exclusionFor, isExcluded, revocableAt, revoked } from '#server/play/exclusion'
import { type DayUse, NO_RULES, type PlayRules, type Stretch, type Usage } from '#server/play/facts'
import { amountAt, changedLimit, type Limit } from '#server/play/limit'
import { dayOf, earliestDay, endOf, startOf } from '#server/play/periods'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A Wednesday; the week began on 30 March, the month on 1 April. */
const NOW = Date.UTC(2026, 3, 1, 12)

function limit(
  kind: LimitKind,
  amount: number | null,
  period: Period = 'day',
  by: Limit['by'] = 'player',
): Limit {
  return { kind, period, by, amount, next: null }
}

function rules(...limits: readonly Limit[]): PlayRules {
  return { ...NO_RULES, limits }
}

function day(at: number, use: Partial<DayUse>): DayUse {
  return { day: dayOf(at), staked: 0, paid: 0, deposited: 0, playedMillis: 0, ...use }
}

function usage(...days: readonly DayUse[]): Usage {
  return { stretch: null, days }
}

function stretch(lastStakeAt: number, more: Partial<Stretch> = {}): Stretch {
  const beganAt = more.beganAt ?? lastStakeAt
  return { beganAt, lastStakeAt, checkedAt: beganAt, staked: 0, paid: 0, playedMillis: 0, ...more }
}

describe('days, weeks and months', () => {
  it('are those of UTC, weeks from Monday on', () => {
    expect(PERIODS.map((period) => dayOf(startOf(period, NOW)))).toEqual([
      '2026-04-01',
      '2026-03-30',
      '2026-04-01',
    ])
    expect(PERIODS.map((period) => dayOf(endOf(period, NOW)))).toEqual([
      '2026-04-02',
      '2026-04-06',
      '2026-05-01',
    ])
    expect(earliestDay(NOW)).toBe('2026-03-30')
    expect(dayOf(startOf('week', Date.UTC(2026, 3, 5, 23, 59)))).toBe('2026-03-30')
    expect(dayOf(startOf('week', Date.UTC(2026, 3, 6)))).toBe('2026-04-06')
    expect(dayOf(endOf('month', Date.UTC(2026, 11, 31)))).toBe('2027-01-01')
  })

  it('hold every moment between their start and their end', () => {
    const moment = integer({ min: 0, max: Date.UTC(2100, 0, 1) })
    assert(
      property(moment, (at) => {
        for (const period of PERIODS) {
          expect(startOf(period, at)).toBeLessThanOrEqual(at)
          expect(endOf(period, at)).toBeGreaterThan(at)
          expect(startOf(period, endOf(period, at) - 1)).toBe(startOf(period, at))
        }
      }),
    )
  })
})

describe('a limit (TP-18)', () => {
  it('holds at once when it is tighter, later when it is looser or gone', () => {
    const set = changedLimit(limit('loss', null), 1000, NOW, DAY)
    expect(set).toEqual(limit('loss', 1000))
    expect(changedLimit(set, 500, NOW, DAY)).toEqual(limit('loss', 500))
    const looser = changedLimit(set, 2000, NOW, DAY)
    expect(amountAt(looser, NOW + DAY - 1)).toBe(1000)
    expect(amountAt(looser, NOW + DAY)).toBe(2000)
    const gone = changedLimit(set, null, NOW, 7 * DAY)
    expect([amountAt(gone, NOW + 7 * DAY - 1), amountAt(gone, NOW + 7 * DAY)]).toEqual([1000, null])
  })

  it('loses a waiting change when it is set to what holds, or tighter', () => {
    const waiting = changedLimit(limit('stake', 1000), 9000, NOW, DAY)
    expect(changedLimit(waiting, 1000, NOW + 1, DAY)).toEqual(limit('stake', 1000))
    expect(changedLimit(waiting, 900, NOW + 1, DAY)).toEqual(limit('stake', 900))
  })

  it('waits anew when it is loosened again, so that asking early gains nothing', () => {
    const waiting = changedLimit(limit('stake', 1000), 2000, NOW, DAY)
    const more = changedLimit(waiting, 9000, NOW + DAY - 1, DAY)
    expect(amountAt(more, NOW + DAY)).toBe(1000)
    expect(amountAt(more, NOW + 2 * DAY)).toBe(9000)
  })

  it('is never looser than it was before the delay is over, whatever is asked', () => {
    const cents = integer({ min: 0, max: 1000 })
    assert(
      property(cents, cents, integer({ min: 0, max: DAY - 1 }), (before, wanted, after) => {
        const changed = changedLimit(limit('loss', before), wanted, NOW, DAY)
        expect(amountAt(changed, NOW + after)).toBeLessThanOrEqual(before)
      }),
    )
  })
})

describe('what may still be staked (TP-11)', () => {
  it('is not restricted without rules', () => {
    expect(allowanceOf(NO_RULES, usage(day(NOW, { staked: 1_000_000 })), NOW)).toBeNull()
  })

  it('is what a limit on losses leaves: running stakes count as lost, winnings give room', () => {
    const own = rules(limit('loss', 1000))
    expect(allowanceOf(own, usage(), NOW)).toMatchObject({ cash: 1000, golden: Number.MAX_SAFE_INTEGER })
    expect(allowanceOf(own, usage(day(NOW, { staked: 700 })), NOW)?.cash).toBe(300)
    expect(allowanceOf(own, usage(day(NOW, { staked: 700, paid: 1400 })), NOW)?.cash).toBe(1700)
    expect(allowanceOf(own, usage(day(NOW, { staked: 5000, paid: 100 })), NOW)?.cash).toBe(0)
  })

  it('is what a limit on stakes leaves, whatever was won', () => {
    const own = rules(limit('stake', 1000))
    expect(allowanceOf(own, usage(day(NOW, { staked: 900, paid: 9000 })), NOW)?.cash).toBe(100)
  })

  it('looks at the days of its period alone', () => {
    const days = [
      day(NOW, { staked: 100 }),
      day(NOW - DAY, { staked: 50 }),
      day(NOW - 3 * DAY, { staked: 7 }),
    ]
    const left = (period: Period) =>
      allowanceOf(rules(limit('stake', 1000, period)), usage(...days), NOW)?.cash
    expect(PERIODS.map(left)).toEqual([900, 850, 900])
  })

  it('is the tightest of all, whoever set it, and says whose it is', () => {
    const all = rules(
      limit('stake', 5000),
      limit('loss', 2000, 'week', 'house'),
      limit('loss', 3000, 'month'),
    )
    expect(allowanceOf(all, usage(), NOW)).toMatchObject({
      cash: 2000,
      text: 'The house’s limit on losses leaves 2000 cents for this week: it begins anew on 2026-04-06 00:00 UTC.',
    })
  })

  it('is nothing once the playing time is over, golden chips included', () => {
    const own = rules(limit('time', 60))
    const played = (playedMillis: number, since: number) =>
      allowanceOf(own, { stretch: stretch(NOW - since), days: [day(NOW, { playedMillis })] }, NOW)
    expect(played(59 * MINUTE, HOUR)).toBeNull()
    expect(played(59 * MINUTE, MINUTE)).toMatchObject({ cash: 0, golden: 0 })
    expect(played(60 * MINUTE, HOUR)?.text).toContain('leaves no time')
  })

  it('is nothing while excluded, for as long as was chosen', () => {
    const exclusion = exclusionFor('30d', NOW)
    const own = { ...NO_RULES, exclusion }
    expect(allowanceOf(own, usage(), NOW)).toMatchObject({ cash: 0, golden: 0 })
    expect(allowanceOf(own, usage(), NOW + 30 * DAY - 1)).not.toBeNull()
    expect(allowanceOf(own, usage(), NOW + 30 * DAY)).toBeNull()
    expect(depositRoomOf(own, usage(), NOW)).toMatchObject({ cash: 0 })
  })

  it('is never more when another limit is added', () => {
    const cents = integer({ min: 0, max: 2000 })
    assert(
      property(cents, cents, cents, cents, (one, other, staked, paid) => {
        const use = usage(day(NOW, { staked, paid }))
        const alone = allowanceOf(rules(limit('loss', one)), use, NOW)?.cash ?? 0
        for (const kind of LIMIT_KINDS) {
          const both = allowanceOf(rules(limit('loss', one), limit(kind, other, 'week')), use, NOW)?.cash ?? 0
          expect(both).toBeLessThanOrEqual(alone)
        }
      }),
    )
  })
})

describe('what may still be paid in', () => {
  it('is what the limits on deposits leave; others do not matter', () => {
    const own = rules(limit('deposit', 10_000, 'week'), limit('deposit', 4000), limit('loss', 0))
    const use = usage(day(NOW, { deposited: 1000 }), day(NOW - DAY, { deposited: 6000 }))
    expect(depositRoomOf(own, use, NOW)?.cash).toBe(3000)
    expect(depositRoomOf(rules(limit('stake', 0)), use, NOW)).toBeNull()
  })
})

describe('an exclusion (TP-18)', () => {
  it('may be made longer, not shorter', () => {
    const running = exclusionFor('60d', NOW)
    expect(endsEarlier(exclusionFor('30d', NOW + DAY), running)).toBe(true)
    expect(endsEarlier(exclusionFor('60d', NOW + DAY), running)).toBe(false)
    expect(endsEarlier(exclusionFor('endless', NOW + DAY), running)).toBe(false)
    expect(endsEarlier(exclusionFor('90d', NOW), exclusionFor('endless', NOW))).toBe(true)
  })

  it('without end is revocable after six months, and over a week later', () => {
    const endless = exclusionFor('endless', NOW)
    expect(isExcluded(endless, NOW + 10_000 * DAY)).toBe(true)
    expect(revocableAt(endless)).toBe(Date.UTC(2026, 9, 1, 12))
    expect(revocableAt(exclusionFor('90d', NOW))).toBeNull()
    const at = Date.UTC(2026, 9, 2)
    const over = revoked(endless, at)
    expect([isExcluded(over, at + 7 * DAY - 1), isExcluded(over, at + 7 * DAY)]).toEqual([true, false])
    expect(revocableAt(over)).toBeNull()
  })
})

describe('a reality check', () => {
  const own = { ...NO_RULES, checkMinutes: 60 }

  it('is due after the chosen time, and stops stakes until it is confirmed', () => {
    const playing = stretch(NOW - MINUTE, { beganAt: NOW - HOUR })
    expect(checkDueAt(own, playing)).toBe(NOW)
    expect(isCheckDue(own, playing, NOW - 1)).toBe(false)
    expect(allowanceOf(own, { stretch: playing, days: [] }, NOW)).toMatchObject({ cash: 0, golden: 0 })
    const confirmed = { ...playing, checkedAt: NOW }
    expect(allowanceOf(own, { stretch: confirmed, days: [] }, NOW + MINUTE)).toBeNull()
  })

  it('stays due however long the player waits', () => {
    const playing = stretch(NOW - MINUTE, { beganAt: NOW - HOUR })
    expect(isCheckDue(own, playing, NOW + 5 * DAY)).toBe(true)
  })

  it('does not come for who stopped before it was due', () => {
    const stopped = stretch(NOW - 40 * MINUTE, { beganAt: NOW - HOUR })
    expect(checkDueAt(own, stopped)).toBeNull()
  })
})
