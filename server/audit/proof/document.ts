import * as v from 'valibot'
import { type Card, isCard } from '#engine/cards/card'
import { GAME_IDS } from '#engine/games'
import type { TableState } from '#engine/table/types'
import { anyInteger, count, flag, having, list, millis, oneOf, tableId, words } from '#protocol/wire/fields'

const KIND = 'sabot/shoe-proof/v1'

const hex = v.custom<string>(
  (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
  '64 hexadecimal digits, in lower case',
)

const OBJECT = 'a JSON object'

const published = v.strictObject(
  {
    number: count,
    /** Empty where cards are scanned and nothing else is drawn. */
    commitment: v.union([hex, v.literal('')], '64 hexadecimal digits, in lower case'),
    cut: count,
    by: v.nullable(words),
    burned: v.nullable(v.custom<Card>(isCard, 'a card')),
    burnedCount: count,
    seed: v.nullable(hex),
    /** Only of a shoe whose cards were scanned (SH-10). */
    live: v.exactOptional(v.strictObject({ decks: list(count), burns: flag }, OBJECT)),
  },
  OBJECT,
)

const start = v.strictObject(
  { version: count, hash: hex, state: having<TableState>(['id', 'game', 'shoe', 'round'], 'a table state') },
  OBJECT,
)

const record = v.strictObject(
  { version: count, at: millis, body: words, sealed: v.nullable(words), hash: hex },
  OBJECT,
)

const entry = v.strictObject({ account: words, amount: anyInteger }, OBJECT)

const transfer = v.strictObject(
  { key: words, kind: words, round: v.nullable(words), entries: list(entry) },
  OBJECT,
)

/**
 * Everything that is needed to check a shoe without a word of the server: what was published about it, the table as
 * it was right before (the assumption that the replay starts from), all its records, and the money that moved.
 */
const proof = v.strictObject(
  {
    kind: v.literal(KIND, `'${KIND}'`),
    table: tableId,
    game: oneOf(GAME_IDS),
    published,
    start,
    records: list(record),
    transfers: list(transfer),
  },
  OBJECT,
)

export type ShoeProof = Readonly<v.InferOutput<typeof proof>>
export type ProofRecord = Readonly<v.InferOutput<typeof record>>

export function proofOf(parts: Omit<ShoeProof, 'kind'>): ShoeProof {
  return { kind: KIND, ...parts }
}

/** The document as a proof, or the first thing that is wrong with its form, in a sentence. */
export function readProof(document: unknown): ShoeProof | string {
  const parsed = v.safeParse(proof, document, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const path = v.getDotPath(issue)
  if (path === null) return `This is no proof of a shoe: it must be ${issue.message}.`
  if (issue.expected === 'never') return `This is no proof of a shoe: '${path}' does not belong there.`
  return `This is no proof of a shoe: '${path}' must be ${issue.message}.`
}
