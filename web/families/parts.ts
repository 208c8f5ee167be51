import { type ComponentType, createContext, useCallback, useContext } from 'react'
import { type FamilyOf, GAMES, type GameId, type IdOf } from '#engine/games'
import type { Family } from '#engine/kinds'
import type { GameState, TableState } from '#engine/table/types'
import type { Sight } from '#protocol/sight'
import type { ClothShape } from '#ui/draw/cloth/cloth-shapes'
import type { Fetched } from '#web/families/fetched'
import type { HelpPart } from '#web/help/part'
import type { HistoryPart } from '#web/history/part'
import type { Words } from '#web/i18n/language'
import type { LobbyPart } from '#web/lobby/part'
import type { MultiPart } from '#web/multi/part'
import type { SideWords } from '#web/roads/side-words'
import type { SensesPart } from '#web/senses/part'

/** A table, and how it stands. */
export interface TableProps<F extends Family = Family> {
  readonly table: string
  readonly state: TableState<F>
}

/**
 * All that the client asks of a family of games beside what the engine's port knows. A file outside of a family's own
 * folders that has to know the family lacks a word here or there.
 */
export interface FamilyParts<F extends Family = Family> {
  /** TP-9: silent until it is asked to speak. */
  readonly isQuiet: boolean
  /** TP-9: at these a mute lasts as long as one stays. */
  readonly mutedWhileThere: readonly IdOf<F>[]
  /** TP-6: seats that are free, of how many; null where that is no question. */
  readonly freeSeats: (game: GameState<F>) => readonly [free: number, of: number] | null
  /** How long a round's end is kept back after it was told, until its last card has been seen. */
  readonly holdMillis: (game: GameState<F>) => number
  /** When, by the server's clock, the show that a round ended with has told all; null where there is none to tell. */
  readonly showEndsAt: (state: TableState<F>) => number | null
  /** The player is asked something, or can decide something: other things are not to come between. */
  readonly isDeciding: (sight: Sight<F>) => boolean
  /** How its two sides are called, of which roads are drawn; null where there are none. */
  readonly sides: ((words: Words) => SideWords) | null
  /** What its table is drawn on in a wide window. */
  readonly cloth: ClothShape
  readonly lobby: LobbyPart<F>
  readonly table: Fetched<ComponentType<TableProps<F>>>
  readonly senses: Fetched<SensesPart<F>>
  readonly help: Fetched<HelpPart<F>>
  readonly history: Fetched<HistoryPart<F>>
  /** What it brings to the panel of many tables; null where it has no place there. */
  readonly multi: Fetched<MultiPart<F>> | null
  /** What only its players can set; null where there is nothing. */
  readonly settings: Fetched<ComponentType> | null
}

export type Families = { readonly [F in Family]: FamilyParts<F> }

/** Handed down by the app: parts that the register fetches cannot import it. */
const Known = createContext<Families | null>(null)

export const FamiliesKnown = Known.Provider

export function partsOf<Id extends GameId>(families: Families, id: Id): FamilyParts<FamilyOf<Id>> {
  return families[GAMES[id].family]
}

export function useRegister(): Families {
  const families = useContext(Known)
  if (families === null) throw new Error('The app has told no families.')
  return families
}

/** The parts of each game's family. */
export type FindParts = (game: GameId) => FamilyParts

export function useFamilies(): FindParts {
  const families = useRegister()
  return useCallback((game) => partsOf(families, game), [families])
}

export function useFamily(game: GameId): FamilyParts {
  return useFamilies()(game)
}
