import { BACCARAT } from '#cli/bots/baccarat/parts'
import { BLACKJACK } from '#cli/bots/blackjack/parts'
import { DRAGON_TIGER } from '#cli/bots/dragon-tiger/parts'
import type { BotParts } from '#cli/bots/family'
import { type FamilyOf, GAMES, type GameId } from '#engine/games'
import type { Family } from '#engine/kinds'

/** The register: family → how it is played. A new family is a folder and a line or two here. */
const FAMILIES: { readonly [F in Family]: BotParts<F> } = {
  blackjack: BLACKJACK,
  baccarat: BACCARAT,
  'dragon-tiger': DRAGON_TIGER,
}

export const FAMILY_NAMES = Object.keys(FAMILIES) as readonly Family[]

export function partsIn<F extends Family>(family: F): BotParts<F> {
  return FAMILIES[family]
}

export function partsOf<Id extends GameId>(id: Id): BotParts<FamilyOf<Id>> {
  return FAMILIES[GAMES[id].family]
}
