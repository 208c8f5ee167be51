import type { Ended } from '#engine/round/ending'
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

/** Who listens, and in which currency the table plays. */
export interface Reader {
  readonly me: string
  readonly currency: string
}

/** How the round went for the listener; nothing without a bet in it. */
export function resultSentence(
  { words: { senses }, formats }: Tongue,
  { ending, net, back }: Ended,
  currency: string,
): readonly string[] {
  if (ending === 'nothing') return []
  const money = (cents: number) => formats.money(cents, currency)
  switch (ending) {
    case 'won':
      return [senses.won(money(net), money(back))]
    case 'even':
      return [senses.even(money(back))]
    case 'returned':
      return [senses.returned(money(back))]
    case 'lost':
      return [back > 0 ? senses.lostButBack(money(-net), money(back)) : senses.lost(money(-net))]
  }
}

export function refusedSentence(
  { words: { senses, reasons } }: Tongue,
  refused: readonly { readonly name: string; readonly reason: string }[],
): Sentences {
  if (refused.length === 0) return NOTHING
  const known: Readonly<Record<string, string>> = reasons
  return atOnce(...refused.map(({ name, reason }) => senses.refused(name, known[reason] ?? '')))
}
