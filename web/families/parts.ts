import { type ComponentType, createContext, useCallback, useContext } from 'react'
import { type FamilyOf, GAMES, type GameId, type IdOf } from '#engine/games'
import type { Family } from '#engine/kinds'
import type { GameState, TableState } from '#engine/table/types'
import type { Fetched } from '#web/families/fetched'
import type { HelpPart } from '#web/help/part'
import type { SensesPart } from '#web/senses/part'
import type { TableProps } from '#web/table/table-props'

/**
 * All that the client asks of a family of games beside what the engine's port knows. A file outside of a family's own
 * folders that has to know the family lacks a word here or there.
 */
export interface FamilyParts<F extends Family> {
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
  readonly table: Fetched<ComponentType<TableProps<F>>>
  readonly senses: Fetched<SensesPart<F>>
  readonly help: Fetched<HelpPart<F>>
}

export type Families = { readonly [F in Family]: FamilyParts<F> }

/** Handed down by the app: parts that the register fetches cannot import it. */
const Known = createContext<Families | null>(null)

export const FamiliesKnown = Known.Provider

function partsOf<Id extends GameId>(families: Families, id: Id): FamilyParts<FamilyOf<Id>> {
  return families[GAMES[id].family]
}

/** The parts of each game's family. */
export function useFamilies(): (game: GameId) => FamilyParts<Family> {
  const families = useContext(Known)
  if (families === null) throw new Error('The app has told no families.')
  return useCallback((game) => partsOf(families, game), [families])
}

export function useFamily(game: GameId): FamilyParts<Family> {
  return useFamilies()(game)
}
