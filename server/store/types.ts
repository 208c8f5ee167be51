import { types } from 'pg'

const INT8 = 20
const TEXT_ARRAY: number = 1009
const INT8_ARRAY = 1016

type Parse = (text: string) => unknown

/** Whole numbers of 64 bits arrive as numbers; one that a number cannot hold exactly is an error, never a guess. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The store holds the number ${text}, which is too large to be read exactly.`)
  }
  return value
}

const texts: (text: string) => readonly (string | null)[] = types.getTypeParser(TEXT_ARRAY)

/**
 * How values become ours, the same for both kinds of store. Parameters need no care: arrays of numbers, texts,
 * booleans and nulls go as they are, with a cast beside them (`${ids}::text[]`). A sum of bigint is numeric and
 * arrives as text: cast it (`sum(amount)::bigint`).
 */
export const TYPES = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): Parse {
    if (oid === INT8) return safeInteger
    if (oid === INT8_ARRAY)
      return (text) => texts(text).map((item) => (item === null ? null : safeInteger(item)))
    return types.getTypeParser(oid, format)
  },
}
