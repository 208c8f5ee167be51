import { limitsOf, type TableLimits } from '#engine/round/limits'
import type { GameRules } from '#engine/table/types'
import { DASH } from '#web/help/page'
import type { HelpPart } from '#web/help/part'
import { oddsText } from '#web/help/payouts'
import type { Speech } from '#web/help/speech'

export interface BetLimits {
  readonly bet: string
  readonly name: string
  /** Null where the table sets none. */
  readonly range: string | null
  readonly pays: readonly { readonly what: string; readonly odds: string }[]
}

/** TP-14: every bet with its minimum, maximum and payouts, in the player's own money (MO-6). */
export function betLimits(
  part: HelpPart,
  { words, formats, currency }: Speech,
  rules: GameRules,
  limits: TableLimits,
  me: string,
): readonly BetLimits[] {
  const { ranges } = limitsOf(limits, me)
  return part.payouts(words, rules).map(({ bet, name, lines, range: own }) => {
    const range = ranges[bet]
    const [least, most] = (range ?? []).map((cents) => formats.money(cents, currency, true))
    return {
      bet,
      name,
      range: own ?? (least === undefined || most === undefined ? null : `${least}${DASH}${most}`),
      pays: lines.map((line) => ({ what: line.what, odds: oddsText(part, line, formats) })),
    }
  })
}
