import type { Family } from '#engine/kinds'
import type { GameEvent, GameState } from '#engine/table/types'
import type { Book } from '#web/senses/voice/book'
import type { Reader, Sentences, Tongue } from '#web/senses/words/tongue'

/** What is told of a family's games to those who listen, the game being as it is after the event. */
export interface SensesPart<F extends Family = Family> {
  /** For a screen reader. */
  readonly sentences: (tongue: Tongue, event: GameEvent<F>, game: GameState<F>, reader: Reader) => Sentences
  /** For the voice (TP-9). */
  readonly lines: (book: Book, event: GameEvent<F>, game: GameState<F>, me: string) => readonly string[]
}
