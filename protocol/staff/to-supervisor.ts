import * as v from 'valibot'
import { GAME_IDS } from '#engine/games'
import { ALARMS } from '#engine/table/live'
import { PAUSES } from '#engine/table/types'
import { phase } from '#protocol/lobby/table'
import { approval, approvalOver } from '#protocol/staff/approvals'
import { TO_STAFF } from '#protocol/staff/to-dealer'
import { count, flag, list, millis, money, oneOf, tableId, words } from '#protocol/wire/fields'
import { frameReader } from '#protocol/wire/frames'

/** A supervisor has said: I know, I am coming. */
export const seen = v.object({ by: words, at: millis })

/** A table at a glance. */
export const floorTable = v.object({
  table: tableId,
  name: words,
  game: oneOf(GAME_IDS),
  live: flag,
  phase,
  /** The running round's code, or the last one's. */
  round: v.nullable(words),
  shoe: v.nullable(count),
  paused: v.nullable(v.object({ why: oneOf(PAUSES), text: words })),
  alarm: v.nullable(
    v.object({ kind: oneOf(ALARMS), text: words, solvedBy: words, since: millis, seen: v.nullable(seen) }),
  ),
  /** The store is away. */
  trouble: v.nullable(words),
  /** Staff has closed the table. */
  closed: v.nullable(words),
  dealer: v.nullable(words),
  /** Money in the running round, by currency. */
  stakes: list(v.object({ currency: words, cash: money, golden: money })),
  players: count,
  /** Commands that wait, and how long the newest commit took. */
  letters: count,
  commitMillis: count,
  /** Since when these cards are used (SH-9). */
  cardsSince: v.nullable(millis),
  at: millis,
})

/** What a supervisor's console hears. */
export const TO_SUPERVISOR = {
  ...TO_STAFF,
  floor: v.object({ type: v.literal('floor'), now: millis, tables: list(floorTable) }),
  floorChange: v.object({ type: v.literal('floorChange'), now: millis, tables: list(floorTable) }),
  /** What supervisors want and cannot order alone, and how that ended. */
  approvals: v.object({ type: v.literal('approvals'), waiting: list(approval) }),
  approvalOver,
} as const

export type FloorTable = Readonly<v.InferOutput<typeof floorTable>>
type Message<Name extends keyof typeof TO_SUPERVISOR> = Readonly<v.InferOutput<(typeof TO_SUPERVISOR)[Name]>>
export type ToSupervisor = Message<keyof typeof TO_SUPERVISOR>

const { done, refused, ...others } = TO_SUPERVISOR

/** What a console hears, a dealer's or a supervisor's. */
export const readStaffFrame = frameReader<ToSupervisor>({
  ...others,
  answer: v.variant('ok', [done, refused]),
})
