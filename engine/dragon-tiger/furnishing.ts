import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import { type Furnishing, NO_WAYS } from '#engine/round/furnishing'

/** The shoe is as Speed Baccarat's (DT-1): tables may burn (SH-5), and that is all. */
export const FURNISHING: Furnishing<DragonTigerRules> = {
  mainBet: 'dragon',
  limited: ({ offers }) => offers,
  choices: () => ({ seats: null, deal: false, burn: true }),
  rulesWith: (rules) => rules,
  waysIn: () => NO_WAYS,
}
