import { type EntryOf, GAMES, type GameId } from '#engine/games'
import type { Family } from '#engine/kinds'
import { NUMBERS } from '#math/families'
import type { Setup } from '#math/numbers'

/** A game as the house plays it: its own rules, a fresh shoe (SH-1). */
export function houseSetup(id: GameId): Setup {
  return setupOf(GAMES[id])
}

function setupOf<F extends Family>({ family, rules, shoe }: EntryOf<F>): Setup<F> {
  return NUMBERS[family].setup(rules, shoe.decks)
}
