import { limitsOf, type TableLimits } from '#engine/round/limits'
import type { GameRules } from '#engine/table/types'
import { DASH } from '#web/help/page'
import { oddsText, payoutsOf } from '#web/help/payouts'
import type { Speech } from '#web/help/speech'
import type { Words } from '#web/i18n/language'

export interface BetLimits {
  readonly bet: string
  readonly name: string
  /** Null where the table sets none. */
  readonly range: string | null
  readonly pays: readonly { readonly what: string; readonly odds: string }[]
}

/** TP-14: every bet with its minimum, maximum and payouts, in the player's own money (MO-6). */
export function betLimits(
  { words, formats, currency }: Speech,
  rules: GameRules,
  limits: TableLimits,
  me: string,
): readonly BetLimits[] {
  const { ranges } = limitsOf(limits, me)
  return payoutsOf(words, rules).map(({ bet, name, lines }) => {
    const range = ranges[bet]
    const [least, most] = (range ?? []).map((cents) => formats.money(cents, currency, true))
    return {
      bet,
      name,
      range:
        bet === 'insurance'
          ? insuranceRange(words, rules)
          : least === undefined || most === undefined
            ? null
            : `${least}${DASH}${most}`,
      pays: lines.map((line) => ({ what: line.what, odds: oddsText(rules, line, formats) })),
    }
  })
}

/** BJ-9, FB-14: insurance has no limits but the stake's own. */
function insuranceRange({ help }: Words, rules: GameRules): string {
  return 'partialInsurance' in rules && rules.partialInsurance ? help.upToHalf : help.half
}
