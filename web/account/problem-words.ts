import type { Problem } from '#ui/net/http'
import type { Words } from '#web/i18n/language'

/** Why the house did not do it, in the player's language; what has no words of its own gets general ones. */
export function problemWords(words: Words, { error }: Pick<Problem, 'error'>): string {
  const known: Readonly<Record<string, string>> = words.account.problems
  return Object.hasOwn(known, error)
    ? (known[error] ?? words.common.unknownProblem)
    : words.common.unknownProblem
}
