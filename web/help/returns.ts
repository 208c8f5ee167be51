import type { GameId } from '#engine/games'
import { type Chapter, plainTable } from '#web/help/page'
import type { HelpPart } from '#web/help/part'
import type { Speech } from '#web/help/speech'

/** What the rulebook prints may lie off by its rounding. */
const ROUNDING = 0.0001

/** What each bet gives back, as documented and as computed; where the two differ it is said why (MF-22). */
export function returnsChapter(
  part: HelpPart,
  { words, formats: { exactPercent } }: Speech,
  game: GameId,
): Chapter {
  const { chapters, bet, rtp } = words.help
  const figures = Object.entries(part.figures[game].returns)
  const notes = figures.flatMap(([, { rtp: computed, documented, designed }]) => {
    if (designed !== undefined) return [rtp.designed(exactPercent(designed))]
    const differs = documented !== null && Math.abs(documented - computed) > ROUNDING
    return differs ? [rtp.cannotBe(exactPercent(documented))] : []
  })
  return {
    id: 'returns',
    title: chapters.returns,
    lines: [rtp.note],
    table: plainTable(
      [bet, rtp.documented, rtp.computed],
      figures.map(([id, { rtp: computed, documented }]) => [
        part.betName(words, id),
        documented === null ? rtp.none : exactPercent(documented),
        exactPercent(computed),
      ]),
    ),
    notes,
  }
}
