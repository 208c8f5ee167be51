import type { Outcome } from '#engine/round/bet'
import type { Formats } from '#ui/i18n/format'
import type { Words } from '#web/i18n/language'
import { isWon } from '#web/table/chips/on-cloth'

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

/** Who listens, and in which currency the table plays. */
export interface Reader {
  readonly me: string
  readonly currency: string
}

interface Fared {
  readonly outcome: Outcome
  readonly paid: number
  readonly goldenBack: number
}

/** How the round went for the listener; nothing without a bet in it. */
export function resultSentence(
  { words: { senses }, formats }: Tongue,
  own: readonly Fared[],
  currency: string,
): readonly string[] {
  if (own.length === 0) return []
  const paid = own.reduce((sum, result) => sum + result.paid, 0)
  const back = own.reduce((sum, { goldenBack }) => sum + goldenBack, 0)
  if (own.some(({ outcome }) => isWon(outcome))) {
    return [senses.won(formats.money(paid, currency))]
  }
  return [paid + back > 0 ? senses.returned(formats.money(paid + back, currency)) : senses.lost]
}

export function refusedSentence(
  { words: { senses, reasons } }: Tongue,
  refused: readonly { readonly name: string; readonly reason: string }[],
): Sentences {
  if (refused.length === 0) return NOTHING
  const known: Readonly<Record<string, string>> = reasons
  return atOnce(...refused.map(({ name, reason }) => senses.refused(name, known[reason] ?? '')))
}
