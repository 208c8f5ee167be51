import type { Formats } from '#ui/i18n/format'
import type { Words } from '#web/i18n/language'

/** All that is needed to say something. */
export interface Tongue {
  readonly words: Words
  readonly formats: Formats
}

/** What is read out: when there is time, and at once. */
export interface Sentences {
  readonly polite: readonly string[]
  readonly assertive: readonly string[]
}

export const NOTHING: Sentences = { polite: [], assertive: [] }

export function politely(...polite: readonly string[]): Sentences {
  return { polite, assertive: [] }
}

export function atOnce(...assertive: readonly string[]): Sentences {
  return { polite: [], assertive }
}

export function together(parts: readonly Sentences[]): Sentences {
  return {
    polite: parts.flatMap(({ polite }) => polite),
    assertive: parts.flatMap(({ assertive }) => assertive),
  }
}
