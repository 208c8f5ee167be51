import type { Family } from '#engine/kinds'
import type { GameEvent, GameState } from '#engine/table/types'
import type { AnyEntry } from '#protocol/describe/entry'
import type { EventWords } from '#protocol/describe/event-words'
import type { Node } from '#protocol/describe/shape'
import type { Words } from '#protocol/describe/state-words'

export type Texts = Readonly<Record<string, string>>

/** What the page says of a family's games: words that are missing do not compile. */
export interface FamilyWords<F extends Family> {
  readonly title: string
  readonly commands: Readonly<Record<string, Node>>
  readonly commandWords: Readonly<Record<string, AnyEntry>>
  readonly events: EventWords<GameEvent<F>>
  readonly state: Words<GameState<F>>
  readonly shapes: Readonly<Record<string, Texts>>
}
