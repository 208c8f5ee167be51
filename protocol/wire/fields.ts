import * as v from 'valibot'
import { LARGEST_CENTS } from '#engine/money/cents'

/**
 * The leaves of all messages. A leaf's message says what belongs there; error sentences and docs/protocol.md
 * are both written with it, so that there is one wording and one set of bounds.
 */
const wholeNumber = (least: number, words: string) =>
  v.custom<number>((value) => Number.isSafeInteger(value) && (value as number) >= least, words)

const text = (pattern: RegExp, words: string) =>
  v.custom<string>((value) => typeof value === 'string' && pattern.test(value), words)

/** Text that can be stored and hashed: no zero in it, and no half of a pair of surrogates. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\0') && !/\p{Surrogate}/u.test(value)
}

export const playerId = text(/^[\w-]{1,64}$/, "a player's id")

export function oneOf<const Names extends readonly string[]>(names: Names) {
  return v.picklist(names, `one of ${names.join(', ')}`)
}

export const OBJECT = 'a JSON object'

export const flag = v.boolean('true or false')

export function list<Item>(item: v.GenericSchema<unknown, Item>): v.GenericSchema<unknown, readonly Item[]> {
  return v.array(item, 'a list')
}

/** An object that is looked at no further than whether it has these fields. */
export function having<Thing>(fields: readonly (keyof Thing & string)[], words: string) {
  return v.custom<Thing>(
    (value) =>
      typeof value === 'object' && value !== null && fields.every((field) => Object.hasOwn(value, field)),
    words,
  )
}

export const count = wholeNumber(0, 'a whole number from 0')

export const anyInteger = wholeNumber(Number.MIN_SAFE_INTEGER, 'a whole number')

export const millis = wholeNumber(0, 'whole milliseconds from 0')

/** Money in messages to players: a balance may be as large as sums are exact. */
export const money = wholeNumber(0, 'whole cents from 0')

/** Money in commands. */
export const amount = v.custom<number>(
  (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= LARGEST_CENTS,
  `whole cents from 1 to ${LARGEST_CENTS}`,
)

export const words = v.string('a text')

export const tableId = text(/^[a-z0-9-]{1,32}$/, 'the id of a table: 1 to 32 of a-z, 0-9 and -')

/** As it stands in the table's round. */
export const roundCode = text(/^[a-z0-9-]{1,80}$/, 'the code of a round: 1 to 80 of a-z, 0-9 and -')

/** Made by the client, once for each thing the player wants (not for each attempt to say it). */
export const commandId = text(/^[A-Za-z0-9_-]{8,64}$/, 'a command id: 8 to 64 of A-Z, a-z, 0-9, _ and -')
