import * as v from 'valibot'
import { EXCLUSIONS, LIMIT_KINDS, LIMIT_SETTERS, PERIODS } from '#protocol/play'
import { anyInteger, count, flag, list, millis, money, oneOf, tableId, words } from '#protocol/wire/fields'

/** How long somebody has been playing, and with what result (TP-19). */
export const STRETCH = {
  beganAt: millis,
  elapsedMillis: millis,
  playedMillis: millis,
  staked: money,
  paid: anyInteger,
  net: anyInteger,
}

const limit = v.object({
  kind: oneOf(LIMIT_KINDS),
  period: oneOf(PERIODS),
  by: oneOf(LIMIT_SETTERS),
  amount: count,
  used: anyInteger,
  left: count,
  resetsAt: millis,
  next: v.nullable(v.object({ amount: v.nullable(count), at: millis })),
})

/** What the routes of responsible play and of table sessions answer (TP-11, TP-12, TP-18, TP-19). */
export const PLAY_HTTP = {
  play: v.object({
    now: millis,
    session: v.nullable(v.object(STRETCH)),
    check: v.object({ minutes: v.nullable(count), dueAt: v.nullable(millis), due: flag }),
    exclusion: v.nullable(
      v.object({
        for: oneOf(EXCLUSIONS),
        since: millis,
        until: v.nullable(millis),
        revocableAt: v.nullable(millis),
      }),
    ),
    limits: list(limit),
    looserAfterMillis: millis,
    allowance: v.nullable(v.object({ cash: money, text: words })),
  }),
  tableSession: v.object({
    session: words,
    participation: words,
    table: tableId,
    regulated: flag,
    state: oneOf(['open', 'ending', 'ended']),
    openedAt: millis,
    endedAt: v.nullable(millis),
    funded: money,
    left: money,
    returned: money,
  }),
} as const

export type PlayAnswer = Readonly<v.InferOutput<(typeof PLAY_HTTP)['play']>>
export type TableSessionAnswer = Readonly<v.InferOutput<(typeof PLAY_HTTP)['tableSession']>>
