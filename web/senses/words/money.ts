import type { Outcome } from '#engine/round/bet'
import { atOnce, NOTHING, type Sentences, type Tongue } from '#web/senses/words/tongue'
import { isWon } from '#web/table/chips/on-cloth'

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
