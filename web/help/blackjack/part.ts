import { blackjackChapters } from '#web/help/blackjack/chapters'
import { FIGURES } from '#web/help/blackjack/figures'
import { fireChapters, pointsTable } from '#web/help/blackjack/fire-blaze'
import { blackjackPayouts } from '#web/help/blackjack/payouts'
import { StrategyChart } from '#web/help/blackjack/strategy-chart'
import type { HelpPart } from '#web/help/part'
import { ratio } from '#web/help/speech'

export const BLACKJACK_HELP: HelpPart<'blackjack'> = {
  chapters: (speech, rules, decks) => [
    ...blackjackChapters(speech, rules, decks),
    ...(rules.fireBlaze === null ? [] : fireChapters(speech.words, rules.fireBlaze)),
  ],
  payouts: blackjackPayouts,
  odds: ratio,
  figures: FIGURES,
  besideLimits: (words, { fireBlaze }) =>
    fireBlaze === null ? null : { title: words.help.chapters.points, table: pointsTable(words, fireBlaze) },
  betName({ blackjack }, bet) {
    const names: Readonly<Record<string, string>> = blackjack.spots
    return names[bet] ?? bet
  },
  Chart: StrategyChart,
}
