import * as v from 'valibot'
import type { Phase as BaccaratPhase } from '#engine/baccarat/types'
import type { Phase as BlackjackPhase } from '#engine/blackjack/types'
import { GAME_IDS } from '#engine/games'
import type { Range } from '#engine/round/limits'
import { count, flag, having, list, millis, money, oneOf, tableId, words } from '#protocol/fields'
import { PERSON, tableEvent } from '#protocol/to-player'

type Phase = BlackjackPhase | BaccaratPhase

const PHASES = [
  'betting',
  'dealing',
  'insurance',
  'turns',
  'dealer',
  'bonus',
  'over',
] as const satisfies readonly Phase[]

/** How a round ended. */
const OUTCOMES = ['settled', 'cancelled'] as const

const hex = v.custom<string>(
  (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
  '64 hexadecimal digits',
)

const limits = v.object({
  unit: money,
  ranges: having<Readonly<Record<string, Range>>>([], 'for each limited bet `[minimum, maximum]` in cents'),
})

const seats = v.object({ taken: count, of: count })

const listedTable = v.object({
  id: tableId,
  name: words,
  game: oneOf(GAME_IDS),
  currency: words,
  limits,
  multiPlay: flag,
  phase: oneOf(PHASES),
  shoeRound: count,
  players: count,
  seats: v.nullable(seats),
  paused: v.nullable(words),
})

const playedRound = v.object({
  code: words,
  table: tableId,
  game: oneOf(GAME_IDS),
  beganAt: millis,
  staked: money,
  paid: money,
  outcome: oneOf(OUTCOMES),
})

/** What the HTTP routes answer, by the names that docs/protocol.md gives them. */
export const HTTP = {
  session: v.object(PERSON),
  tables: v.object({ tables: list(listedTable) }),
  history: v.object({ rounds: list(playedRound), next: v.nullable(words) }),
  round: v.object({
    code: words,
    table: tableId,
    game: oneOf(GAME_IDS),
    beganAt: millis,
    endedAt: millis,
    outcome: oneOf(OUTCOMES),
    first: count,
    last: count,
    events: list(tableEvent),
  }),
  shoe: v.object({
    table: tableId,
    number: count,
    game: oneOf(GAME_IDS),
    commitment: hex,
    cut: v.nullable(count),
    by: v.nullable(words),
    burn: flag,
    seed: v.nullable(hex),
  }),
  health: v.object({ ok: v.literal(true) }),
  ready: v.object({ ok: flag, store: flag, tables: count, text: words }),
  error: v.object({ error: words, text: words }),
} as const

type Answer<Name extends keyof typeof HTTP> = Readonly<v.InferOutput<(typeof HTTP)[Name]>>

export type SessionAnswer = Answer<'session'>
export type TablesAnswer = Answer<'tables'>
export type ListedTable = TablesAnswer['tables'][number]
export type HistoryAnswer = Answer<'history'>
export type RoundAnswer = Answer<'round'>
export type ShoeAnswer = Answer<'shoe'>
export type ReadyAnswer = Answer<'ready'>
export type ErrorAnswer = Answer<'error'>
