import { BACCARAT } from '#engine/baccarat/game'
import { BLACKJACK } from '#engine/blackjack/game'
import { DRAGON_TIGER_GAME } from '#engine/dragon-tiger/game'
import { type FamilyOf, GAMES, type GameId } from '#engine/games'
import type { Family, Kinds } from '#engine/kinds'
import type { Game } from '#engine/round/game'

/** The register of families: name → its file set. Apart from that of games, which is enough to list them. */
const FAMILIES: { readonly [F in Family]: Game<Kinds[F]> } = {
  blackjack: BLACKJACK,
  baccarat: BACCARAT,
  'dragon-tiger': DRAGON_TIGER_GAME,
}

/** The file set that a game is played by. */
export function gameOf<Id extends GameId>(id: Id): Game<Kinds[FamilyOf<Id>]> {
  return FAMILIES[GAMES[id].family]
}
