import { type Ended, endedFor } from '#engine/round/ending'
import type { Book } from '#web/senses/voice/book'

const SAID: Readonly<Partial<Record<Ended['ending'], 'youWin' | 'push'>>> = {
  won: 'youWin',
  returned: 'push',
}

/** What is said of a player's own results. */
export function fared(book: Book, results: Parameters<typeof endedFor>[0], me: string): readonly string[] {
  const line = SAID[endedFor(results, me).ending]
  return line === undefined ? [] : [book[line]]
}
