import { GAME_IDS, type GameId } from '#engine/games'
import { type FindParts, useFamilies, useFamily } from '#web/families/parts'
import { useWords, type Words } from '#web/i18n/language'
import type { SideWords } from '#web/roads/side-words'

/** How the two sides of a game are called; null where there are none. */
export function useSides(game: GameId): SideWords | null {
  return useFamily(game).sides?.(useWords()) ?? null
}

/** How they are called where no game is meant: as the first family has them. */
export function houseSides(familyOf: FindParts, words: Words): SideWords {
  for (const game of GAME_IDS) {
    const { sides } = familyOf(game)
    if (sides !== null) return sides(words)
  }
  throw new Error('No game of the house has two sides.')
}

export function useHouseSides(): SideWords {
  return houseSides(useFamilies(), useWords())
}
