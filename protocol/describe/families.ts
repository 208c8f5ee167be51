import { GAME_IDS, GAMES } from '#engine/games'
import type { Family } from '#engine/kinds'
import { BACCARAT } from '#protocol/describe/baccarat/words'
import { BLACKJACK } from '#protocol/describe/blackjack/words'
import { DRAGON_TIGER } from '#protocol/describe/dragon-tiger/words'
import type { AnyEntry } from '#protocol/describe/entry'
import type { FamilyWords, Texts } from '#protocol/describe/family'
import type { Node } from '#protocol/describe/shape'

/** The register: family → its part of the page. */
const FAMILIES: { readonly [F in Family]: FamilyWords<F> } = {
  blackjack: BLACKJACK,
  baccarat: BACCARAT,
  'dragon-tiger': DRAGON_TIGER,
}

interface FamilyPart {
  readonly title: string
  readonly commands: Readonly<Record<string, Node>>
  readonly commandWords: Readonly<Record<string, AnyEntry>>
  readonly events: Readonly<Record<string, { readonly about: string; readonly fields: Texts }>>
  readonly state: Texts
  readonly shapes: Readonly<Record<string, Texts>>
  /** Its games, as a list in a text. */
  readonly ids: string
}

export const FAMILY_WORDS: readonly FamilyPart[] = Object.entries(FAMILIES).map(([family, words]) => ({
  ...words,
  ids: GAME_IDS.filter((id) => GAMES[id].family === family)
    .map((id) => `\`${id}\``)
    .join(', '),
}))
