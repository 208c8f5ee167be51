import { BACCARAT } from '#console/baccarat/parts'
import { BLACKJACK } from '#console/blackjack/parts'
import { DRAGON_TIGER } from '#console/dragon-tiger/parts'
import type { ConsoleParts } from '#console/family'
import { type FamilyOf, GAMES, type GameId } from '#engine/games'
import type { Family } from '#engine/kinds'

/** The register: family → what the consoles show of it. A new family is a folder and a line here. */
const FAMILIES: { readonly [F in Family]: ConsoleParts<F> } = {
  blackjack: BLACKJACK,
  baccarat: BACCARAT,
  'dragon-tiger': DRAGON_TIGER,
}

export function partsOf<Id extends GameId>(id: Id): ConsoleParts<FamilyOf<Id>> {
  return FAMILIES[GAMES[id].family]
}
