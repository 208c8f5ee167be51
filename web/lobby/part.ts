import type { ComponentType } from 'react'
import type { Card } from '#engine/cards/card'
import type { IdOf } from '#engine/games'
import type { Family } from '#engine/kinds'
import type { LobbyTable } from '#protocol/lobby/table'
import type { Words } from '#web/i18n/language'

/** What the lobby shows of a family's tables in a way of their own. */
export interface LobbyPart<F extends Family = Family> {
  /** The table as it can be seen from the door. */
  readonly Picture: ComponentType<{ readonly table: LobbyTable }>
  /** What is said of a table while its first cards come. */
  readonly dealing: keyof Words['lobby']['states']
  /** What room there is to sit; null where nobody sits. */
  readonly room: (table: LobbyTable, words: Words['lobby']) => string | null
  /** The hand that each of its games is held out with. */
  readonly scenes: Readonly<Record<IdOf<F>, Scene>>
}

/** The hand that a game is held out with: four cards, dealt one to each side by turns. */
export interface Scene {
  readonly cards: readonly (Card | null)[]
  /** The smaller stake is the house's token (FB-10). */
  readonly free?: true
}
