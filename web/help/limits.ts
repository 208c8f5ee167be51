import { limitsOf, type TableLimits } from '#engine/round/limits'
import type { GameRules } from '#engine/table/types'
import type { HelpTable } from '#web/help/page'
import { oddsText, payoutsOf } from '#web/help/payouts'
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
      range: least === undefined || most === undefined ? null : `${least} – ${most}`,
      pays: lines.map((line) => ({ what: line.what, odds: oddsText(rules, line, formats) })),
    }
  })
}

export function payTable({ words }: Speech, { pays }: BetLimits): HelpTable {
  return { head: [words.help.bet, words.help.pays], rows: pays.map(({ what, odds }) => [what, odds]) }
}
