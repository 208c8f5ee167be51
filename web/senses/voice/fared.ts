import type { Outcome } from '#engine/round/bet'
import type { Book } from '#web/senses/voice/book'
import { isWon } from '#web/table/chips/on-cloth'

interface Fared {
  readonly player: string
  readonly outcome: Outcome
}

/** What is said of a player's own results. */
export function fared(book: Book, results: readonly Fared[], me: string): readonly string[] {
  const own = results.filter(({ player }) => player === me)
  if (own.some(({ outcome }) => isWon(outcome))) return [book.youWin]
  return own.length > 0 && own.every(({ outcome }) => outcome === 'push') ? [book.push] : []
}
