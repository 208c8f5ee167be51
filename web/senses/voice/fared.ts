import type { Book } from '#web/senses/voice/book'

interface Fared {
  readonly player: string
  readonly outcome: string
}

/** What is said of a player's own results. */
export function fared(book: Book, results: readonly Fared[], me: string): readonly string[] {
  const own = results.filter(({ player }) => player === me)
  if (own.some(({ outcome }) => outcome === 'win' || outcome === 'blackjack')) return [book.youWin]
  return own.length > 0 && own.every(({ outcome }) => outcome === 'push') ? [book.push] : []
}
