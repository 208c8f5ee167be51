import { playBaccarat } from '#cli/scenario/baccarat/play'
import { playBlackjack } from '#cli/scenario/blackjack/play'
import { playDragonTiger } from '#cli/scenario/dragon-tiger/play'
import type { Scenario } from '#cli/scenario/file'
import { overridden } from '#cli/scenario/rules'
import { type EntryOf, GAMES } from '#engine/games'
import type { Family, Kinds } from '#engine/kinds'

/** The register: family → how its rounds are played from a file. */
const FAMILIES: { readonly [F in Family]: (scenario: Scenario, rules: Kinds[F]['rules']) => object } = {
  blackjack: playBlackjack,
  baccarat: playBaccarat,
  'dragon-tiger': playDragonTiger,
}

export function playScenario(scenario: Scenario): object {
  return played(scenario, GAMES[scenario.game])
}

function played<F extends Family>(scenario: Scenario, { family, rules }: EntryOf<F>): object {
  return FAMILIES[family](scenario, overridden(rules, scenario.changes))
}
