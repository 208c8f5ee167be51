import type { BaccaratRules } from '#engine/baccarat/rules'
import { type Furnishing, NO_WAYS } from '#engine/round/furnishing'

/** SH-5: which tables burn is a setting, and that is all. */
export const FURNISHING: Furnishing<BaccaratRules> = {
  mainBet: 'player',
  limited: ({ offers }) => offers,
  choices: () => ({ seats: null, deal: false, burn: true }),
  rulesWith: (rules) => rules,
  waysIn: () => NO_WAYS,
}
