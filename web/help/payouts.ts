import type { Cents } from '#engine/money/cents'
import { type Odds, winnings } from '#engine/money/odds'
import type { GameRules } from '#engine/table/types'
import type { Formats } from '#ui/i18n/format'
import { baccaratPayouts } from '#web/help/baccarat/payouts'
import { blackjackPayouts } from '#web/help/blackjack/payouts'
import { DASH, type HelpTable } from '#web/help/page'
import type { BetPayouts, PayoutLine } from '#web/help/payout-line'
import { ratio, type Speech, toOne } from '#web/help/speech'
import type { Words } from '#web/i18n/language'

export function payoutsOf(words: Words, rules: GameRules): readonly BetPayouts[] {
  return 'offers' in rules ? baccaratPayouts(words, rules) : blackjackPayouts(words, rules)
}

/** Blackjack prints 3:2, baccarat 0,95:1. */
export function oddsText(rules: GameRules, { odds, upTo }: PayoutLine, formats: Formats): string {
  const text = (one: Odds) => ('offers' in rules ? toOne(one, formats) : ratio(one))
  return upTo === undefined ? text(odds) : `${text(odds)}${DASH}${text(upTo)}`
}

/** A stake that everybody can reckon with. */
const EXAMPLE = 1_000 as Cents

/** What each bet pays, with an example. */
export function payoutTable({ words, formats, currency }: Speech, rules: GameRules): HelpTable {
  const money = (odds: Odds) => formats.money(EXAMPLE + winnings(EXAMPLE, odds), currency, true)
  return {
    head: [words.help.bet, words.help.pays, words.help.receive(formats.money(EXAMPLE, currency, true))],
    groups: payoutsOf(words, rules).map(({ name, lines }) => ({
      name,
      rows: lines.map((line) => [
        line.what,
        oddsText(rules, line, formats),
        line.upTo === undefined ? money(line.odds) : `${money(line.odds)}${DASH}${money(line.upTo)}`,
      ]),
    })),
  }
}
