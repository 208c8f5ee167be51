import { BETS } from '#engine/baccarat/bets'
import { type BaccaratRules, MINI_BACCARAT } from '#engine/baccarat/rules'
import { type Change, flag, listOf, odds, oneOf, type Reader } from '#math/returns/change-values'

function field<Key extends keyof BaccaratRules>(
  name: Key,
  read: Reader<BaccaratRules[Key]>,
): readonly [string, Change<BaccaratRules>] {
  return [name, (rules, text, key) => ({ ...rules, [name]: read(text, key) })]
}

/** `pays.tie=9:1` */
const pays = Object.keys(MINI_BACCARAT.pays).map((bet): readonly [string, Change<BaccaratRules>] => [
  `pays.${bet}`,
  (rules, text, key) => ({ ...rules, pays: { ...rules.pays, [bet]: odds(text, key) } }),
])

/** `bonusMarginPays.9=50:1`, by the points between the hands; `lose` pays nothing (SB-2). */
const margins = MINI_BACCARAT.bonusMarginPays.map((_, margin): readonly [string, Change<BaccaratRules>] => [
  `bonusMarginPays.${margin}`,
  (rules, text, key) => ({
    ...rules,
    bonusMarginPays: rules.bonusMarginPays.with(margin, text === 'lose' ? null : odds(text, key)),
  }),
])

/** The rules on which a return depends. */
export const BACCARAT_CHANGES: ReadonlyMap<string, Change<BaccaratRules>> = new Map([
  field('offers', listOf(oneOf(...BETS))),
  field('zeroCommission', flag),
  field('zeroCommissionPays', odds),
  field('zeroCommissionSixPays', odds),
  field('bonusNaturalPays', odds),
  ...pays,
  ...margins,
])
