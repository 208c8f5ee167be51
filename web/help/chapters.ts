import { GAMES, type GameId } from '#engine/games'
import type { GameRules } from '#engine/table/types'
import { baccaratChapters } from '#web/help/baccarat/chapters'
import { blackjackChapters } from '#web/help/blackjack/chapters'
import { fireChapters } from '#web/help/blackjack/fire-blaze'
import { keysChapter } from '#web/help/keys'
import type { Chapter } from '#web/help/page'
import { payoutTable } from '#web/help/payouts'
import type { Speech } from '#web/help/speech'

/** Everything about a game but its numbers, from the rule record that is played (TP-15). */
export function chaptersOf(speech: Speech, game: GameId, rules: GameRules): readonly Chapter[] {
  const { words } = speech
  const { decks } = GAMES[game].shoe
  const payouts: Chapter = {
    id: 'payouts',
    title: words.help.chapters.payouts,
    lines: [],
    table: payoutTable(speech, rules),
    notes: [words.help.exampleNote],
  }
  if ('offers' in rules) return [...baccaratChapters(speech, rules, decks), payouts, keysChapter(words)]
  return [
    ...blackjackChapters(speech, rules, decks),
    ...(rules.fireBlaze === null ? [] : fireChapters(words, rules.fireBlaze)),
    payouts,
    keysChapter(words),
  ]
}
