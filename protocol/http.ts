import * as v from 'valibot'
import { GAME_IDS } from '#engine/games'
import { ACCOUNT_ANSWERS, PERSON_KINDS, SETTINGS_ANSWERS } from '#protocol/http/account'
import { CASHIER_HTTP } from '#protocol/http/cashier'
import { CHAT_ANSWERS } from '#protocol/http/chat'
import { GOLDEN_HTTP } from '#protocol/http/golden'
import { HISTORY_ANSWERS } from '#protocol/http/history'
import { OPERATIONS_ANSWERS } from '#protocol/http/operations'
import { OPERATORS_HTTP } from '#protocol/http/operators'
import { PASSKEY_ANSWERS } from '#protocol/http/passkeys'
import { PLAY_HTTP } from '#protocol/http/play'
import { STAFF_ANSWERS } from '#protocol/http/staff'
import { SUPERVISION_ANSWERS } from '#protocol/http/supervision'
import { limits, phase } from '#protocol/lobby/table'
import { PERSON } from '#protocol/player/to-player'
import { count, flag, list, oneOf, tableId, words } from '#protocol/wire/fields'

const hex = v.custom<string>(
  (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
  '64 hexadecimal digits',
)

const seats = v.object({ taken: count, of: count })

const listedTable = v.object({
  id: tableId,
  name: words,
  game: oneOf(GAME_IDS),
  currency: words,
  limits,
  multiPlay: flag,
  live: flag,
  /** Who deals there now. */
  dealer: v.nullable(words),
  phase,
  shoeRound: count,
  players: count,
  seats: v.nullable(seats),
  paused: v.nullable(words),
})

/** What the HTTP routes answer, by the names that docs/protocol.md gives them. */
export const HTTP = {
  session: v.object({ ...PERSON, kind: oneOf(PERSON_KINDS) }),
  ...ACCOUNT_ANSWERS,
  ...PASSKEY_ANSWERS,
  ...SETTINGS_ANSWERS,
  ...STAFF_ANSWERS,
  tables: v.object({ tables: list(listedTable) }),
  ...HISTORY_ANSWERS,
  shoe: v.object({
    table: tableId,
    number: count,
    game: oneOf(GAME_IDS),
    live: flag,
    commitment: v.union([hex, v.literal('')]),
    cut: v.nullable(count),
    by: v.nullable(words),
    burn: flag,
    seed: v.nullable(hex),
  }),
  health: v.object({ ok: v.literal(true) }),
  ready: v.object({ ok: flag, store: flag, tables: count, text: words, version: words, digest: words }),
  ...GOLDEN_HTTP,
  ...OPERATORS_HTTP,
  ...OPERATIONS_ANSWERS,
  ...PLAY_HTTP,
  ...CASHIER_HTTP,
  ...CHAT_ANSWERS,
  ...SUPERVISION_ANSWERS,
  error: v.object({ error: words, text: words }),
} as const

type Answer<Name extends keyof typeof HTTP> = Readonly<v.InferOutput<(typeof HTTP)[Name]>>

export type SessionAnswer = Answer<'session'>
export type TablesAnswer = Answer<'tables'>
export type ListedTable = TablesAnswer['tables'][number]
export type ShoeAnswer = Answer<'shoe'>
export type ReadyAnswer = Answer<'ready'>
export type StaffSessionAnswer = Answer<'staffSession'>
export type ErrorAnswer = Answer<'error'>
