import * as v from 'valibot'
import { isDeckNumber, MOST_DECK } from '#engine/cards/scan-code'
import { isText } from '#protocol/wire/fields'

/** The leaves of staff's messages alone. */
const REASON_LENGTH = 500
const CODE_LENGTH = 64

const shortText = (least: number, most: number, words: string) =>
  v.custom<string>((value) => isText(value) && value.trim().length >= least && value.length <= most, words)

/** Why: read by others, maybe years later. */
export const staffReason = shortText(3, REASON_LENGTH, `a reason of 3 to ${REASON_LENGTH} characters`)

/** The same where players read it too: one line. */
export const playersReason = v.custom<string>(
  (value) => v.is(staffReason, value) && !/\p{C}/u.test(value),
  `a reason of 3 to ${REASON_LENGTH} characters in one line`,
)

/** What is said to a table or called out to the supervisor. */
export const staffWords = shortText(1, REASON_LENGTH, `a text of 1 to ${REASON_LENGTH} characters`)

/** What the reader typed; whether it is a card is for the table to say. */
export const scannedText = v.custom<string>(
  (value) => isText(value) && value.length <= CODE_LENGTH,
  `what the reader typed, at most ${CODE_LENGTH} characters`,
)

export const decks = v.custom<readonly number[]>(
  (value) =>
    Array.isArray(value) &&
    value.length >= 1 &&
    value.every(isDeckNumber) &&
    new Set(value).size === value.length,
  `a list of different deck numbers from 1 to ${MOST_DECK}`,
)
