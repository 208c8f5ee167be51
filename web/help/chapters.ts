import { GAMES, type GameId } from '#engine/games'
import type { GameRules } from '#engine/table/types'
import { keysChapter } from '#web/help/keys'
import type { Chapter } from '#web/help/page'
import type { HelpPart } from '#web/help/part'
import { payoutTable } from '#web/help/payouts'
import type { Speech } from '#web/help/speech'

/** Everything about a game but its numbers, from the rule record that is played (TP-15). */
export function chaptersOf(
  part: HelpPart,
  speech: Speech,
  game: GameId,
  rules: GameRules,
): readonly Chapter[] {
  const { words } = speech
  const payouts: Chapter = {
    id: 'payouts',
    title: words.help.chapters.payouts,
    lines: [],
    table: payoutTable(part, speech, rules),
    notes: [words.help.exampleNote],
  }
  return [...part.chapters(speech, rules, GAMES[game].shoe.decks), payouts, keysChapter(words)]
}
