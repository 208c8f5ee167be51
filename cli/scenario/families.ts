import { BACCARAT } from '#cli/scenario/baccarat/part'
import { BLACKJACK } from '#cli/scenario/blackjack/part'
import { DRAGON_TIGER } from '#cli/scenario/dragon-tiger/part'
import type { Scenario } from '#cli/scenario/file'
import type { ScenarioPart } from '#cli/scenario/part'
import { overridden } from '#cli/scenario/rules'
import { type EntryOf, GAMES } from '#engine/games'
import type { Family } from '#engine/kinds'

/** The register: family → how its rounds are played from a file. */
export const FAMILIES: { readonly [F in Family]: ScenarioPart<F> } = {
  blackjack: BLACKJACK,
  baccarat: BACCARAT,
  'dragon-tiger': DRAGON_TIGER,
}

export function playScenario(scenario: Scenario): object {
  return played(scenario, GAMES[scenario.game])
}

function played<F extends Family>(scenario: Scenario, { family, rules }: EntryOf<F>): object {
  const { play, schemas } = FAMILIES[family]
  return play(scenario, overridden(rules, scenario.changes, schemas))
}
