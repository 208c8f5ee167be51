import type { Cents } from '#engine/money/cents'
import { type Odds, winnings } from '#engine/money/odds'
import type { GameRules } from '#engine/table/types'
import type { Formats } from '#ui/i18n/format'
import { DASH, type HelpTable } from '#web/help/page'
import type { HelpPart } from '#web/help/part'
import type { PayoutLine } from '#web/help/payout-line'
import type { Speech } from '#web/help/speech'

export function oddsText({ odds: text }: HelpPart, { odds, upTo }: PayoutLine, formats: Formats): string {
  return upTo === undefined ? text(odds, formats) : `${text(odds, formats)}${DASH}${text(upTo, formats)}`
}

/** A stake that everybody can reckon with. */
const EXAMPLE = 1_000 as Cents

/** What each bet pays, with an example. */
export function payoutTable(
  part: HelpPart,
  { words, formats, currency }: Speech,
  rules: GameRules,
): HelpTable {
  const money = (odds: Odds) => formats.money(EXAMPLE + winnings(EXAMPLE, odds), currency, true)
  return {
    head: [words.help.bet, words.help.pays, words.help.receive(formats.money(EXAMPLE, currency, true))],
    groups: part.payouts(words, rules).map(({ name, lines }) => ({
      name,
      rows: lines.map((line) => [
        line.what,
        oddsText(part, line, formats),
        line.upTo === undefined ? money(line.odds) : `${money(line.odds)}${DASH}${money(line.upTo)}`,
      ]),
    })),
  }
}
