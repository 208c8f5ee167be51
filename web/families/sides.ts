import { GAMES, type GameId } from '#engine/games'
import type { Family } from '#engine/kinds'
import { useWords, type Words } from '#web/i18n/language'
import type { SideWords } from '#web/roads/side-words'

type Named = (words: Words) => SideWords

const BACCARAT: Named = ({ sides }) => sides.baccarat

/** Families that two sides are played in, whose results make roads. */
const SIDES: Readonly<Record<Family, Named | null>> = { blackjack: null, baccarat: BACCARAT }

/** How the sides of a game are called; null where there are none. */
export function sidesOf(game: GameId, words: Words): SideWords | null {
  return SIDES[GAMES[game].family]?.(words) ?? null
}

export function useSides(game: GameId): SideWords | null {
  return sidesOf(game, useWords())
}

/** How the house calls them where no game is meant. */
export const houseSides: Named = BACCARAT

export function useHouseSides(): SideWords {
  return houseSides(useWords())
}
