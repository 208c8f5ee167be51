import { readScanCode } from '#engine/cards/scan-code'

/** Readers type a code in one go; people do not. */
const QUICK_MILLIS = 120
/** What is shorter was no card held before the reader. */
const SHORTEST = 3
/** A reader never types more; a cat on the keyboard does. */
const LONGEST = 64
/** Pressed along with letters; they neither belong to a code nor end it. */
const SILENT = new Set(['Shift', 'CapsLock', 'AltGraph'])

/** What was typed quickly so far, and when its last character was. */
export interface Typed {
  readonly text: string
  readonly at: number
}

export const NOTHING_TYPED: Typed = { text: '', at: Number.NEGATIVE_INFINITY }

export interface Stroke {
  readonly key: string
  readonly at: number
}

export interface Struck {
  readonly typed: Typed
  /** A whole code, when this stroke ended one. */
  readonly code: string | null
}

/** One more key: characters that follow each other quickly and end with Enter are one code. */
export function struck(before: Typed, { key, at }: Stroke): Struck {
  if (SILENT.has(key)) return { typed: before, code: null }
  const isQuick = at - before.at <= QUICK_MILLIS
  if (key === 'Enter') {
    const code = isQuick && before.text.length >= SHORTEST ? before.text : null
    return { typed: NOTHING_TYPED, code }
  }
  if (key.length !== 1) return { typed: NOTHING_TYPED, code: null }
  const text = isQuick ? `${before.text}${key}`.slice(0, LONGEST) : key
  return { typed: { text, at }, code: null }
}

const CODE_LENGTH = 6

/** Somewhere in this text stands the code of a card: it went over the reader while somebody was writing. */
export function hasCardCode(text: string): boolean {
  for (let from = 0; from + CODE_LENGTH <= text.length; from++) {
    if (readScanCode(text.slice(from, from + CODE_LENGTH)) !== null) return true
  }
  return false
}
