import * as v from 'valibot'
import { GAME_IDS } from '#engine/games'
import { OUTCOMES } from '#engine/round/bet'
import { tableEvent, tableState } from '#protocol/player/to-player'
import { anyInteger, count, flag, list, millis, money, oneOf, tableId, words } from '#protocol/wire/fields'
import { inEach } from '#words/register'

/** How a round ended. */
export const ROUND_OUTCOMES = ['settled', 'cancelled', 'voided'] as const

export type RoundOutcome = (typeof ROUND_OUTCOMES)[number]

const hex = v.custom<string>(
  (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
  '64 hexadecimal digits',
)

export const PLAY = {
  code: words,
  table: tableId,
  game: oneOf(GAME_IDS),
  beganAt: millis,
  endedAt: millis,
  outcome: oneOf(ROUND_OUTCOMES),
  currency: words,
  staked: money,
  paid: anyInteger,
  goldenStaked: money,
  goldenBack: money,
  balanceBefore: v.nullable(money),
  balanceAfter: v.nullable(money),
}

const sentence = v.object(inEach(() => words))

const SUMS = { rounds: count, staked: money, paid: anyInteger, won: money, lost: money, net: anyInteger }

const day = v.object({ day: words, ...SUMS })

const bet = v.object({
  bet: words,
  seat: v.nullable(count),
  hand: count,
  behind: flag,
  stake: money,
  golden: money,
  free: money,
  paid: money,
  goldenBack: money,
  outcome: oneOf(OUTCOMES),
  why: sentence,
})

const fairness = v.object({
  shoe: count,
  live: flag,
  commitment: v.union([hex, v.literal('')]),
  cut: v.nullable(count),
  by: v.nullable(words),
  burned: count,
  firstCard: count,
  cards: count,
  seed: v.nullable(hex),
  verify: words,
})

const entry = v.object({
  id: words,
  at: millis,
  kind: words,
  account: words,
  currency: words,
  round: v.nullable(words),
  amount: anyInteger,
  balance: money,
  returned: flag,
})

export const HISTORY_ANSWERS = {
  history: v.object({ rounds: list(v.object(PLAY)), next: v.nullable(words) }),
  historyDays: v.object({ zone: words, currency: words, days: list(day), total: v.object(SUMS) }),
  round: v.object({
    ...PLAY,
    voided: v.nullable(v.object({ at: millis, reason: words })),
    first: count,
    last: count,
    start: tableState,
    events: list(tableEvent),
    times: list(millis),
    steps: list(v.object({ at: millis, text: sentence })),
    bets: list(bet),
    fairness,
  }),
  statement: v.object({
    accounts: list(v.object({ account: words, currency: words, opening: money, closing: money })),
    entries: list(entry),
    keptBy: v.nullable(words),
    next: v.nullable(words),
  }),
} as const

type Answer<Name extends keyof typeof HISTORY_ANSWERS> = Readonly<
  v.InferOutput<(typeof HISTORY_ANSWERS)[Name]>
>

export type HistoryAnswer = Answer<'history'>
export type PlayedRound = HistoryAnswer['rounds'][number]
export type DaysAnswer = Answer<'historyDays'>
export type RoundAnswer = Answer<'round'>
export type StatementAnswer = Answer<'statement'>
export type StatementEntry = StatementAnswer['entries'][number]
