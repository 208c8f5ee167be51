import * as v from 'valibot'
import { ALARMS } from '#engine/table/live'
import { ROUND_OUTCOMES } from '#protocol/http/history'
import { APPROVAL_ENDS, approval } from '#protocol/staff/approvals'
import { seen } from '#protocol/staff/to-supervisor'
import {
  anyInteger,
  count,
  flag,
  list,
  millis,
  money,
  OBJECT,
  oneOf,
  tableId,
  words,
} from '#protocol/wire/fields'

/** Whether a supervisor who is alone on duty may agree with themselves, by their password. */
export const SECOND_PERSON = ['required', 'alone-with-password'] as const
export type SecondPerson = (typeof SECOND_PERSON)[number]

const typed = v.custom<string>(
  (value) => typeof value === 'string' && value.length >= 1 && value.length <= 256,
  'a text of 1 to 256 characters',
)

export const SUPERVISION_BODIES = {
  decide: v.strictObject({ yes: flag, password: v.exactOptional(typed) }, OBJECT),
} as const

const openAlarm = v.object({
  table: tableId,
  name: words,
  kind: oneOf(ALARMS),
  text: words,
  solvedBy: words,
  since: millis,
  seen: v.nullable(seen),
})

const session = v.object({
  session: words,
  player: words,
  name: words,
  table: tableId,
  currency: words,
  openedAt: millis,
  state: words,
})

const mute = v.object({
  player: words,
  name: words,
  by: words,
  at: millis,
  until: v.nullable(millis),
  reason: words,
})

const endedRound = v.object({
  code: words,
  endedAt: millis,
  outcome: oneOf(ROUND_OUTCOMES),
  money: list(v.object({ currency: words, players: count, staked: money, paid: anyInteger })),
})

export const SUPERVISION_ANSWERS = {
  approvals: v.object({ secondPerson: oneOf(SECOND_PERSON), waiting: list(approval) }),
  approvalDecided: v.object({ approval: words, end: oneOf(APPROVAL_ENDS), text: words }),
  alarms: v.object({ alarms: list(openAlarm) }),
  alarmSeen: openAlarm,
  mutes: v.object({ mutes: list(mute) }),
  tableRounds: v.object({ rounds: list(endedRound) }),
  playerNames: v.object({ players: list(v.object({ player: words, name: words })) }),
  openSessions: v.object({ sessions: list(session), more: count }),
} as const

type Answer<Name extends keyof typeof SUPERVISION_ANSWERS> = Readonly<
  v.InferOutput<(typeof SUPERVISION_ANSWERS)[Name]>
>

export type OpenAlarm = Answer<'alarmSeen'>
export type MutesAnswer = Answer<'mutes'>
export type OpenSessionsAnswer = Answer<'openSessions'>
export type TableRoundsAnswer = Answer<'tableRounds'>
export type PlayerNamesAnswer = Answer<'playerNames'>
