import {
  type FireBlazeRules,
  LEVELS,
  type LevelRules,
  type Weighted,
} from '#engine/blackjack/fire-blaze/types'
import { LEVEL_NAMES } from '#protocol/story/blackjack/side-why'
import { type Chapter, type HelpTable, plainTable } from '#web/help/page'
import type { Words } from '#web/i18n/language'
import { fireEvents } from '#web/table/blackjack/fire-blaze/events'

/** MF-12, MF-13, MF-23: the table of points. */
export function pointsTable({ help, fireBlaze }: Words, rules: FireBlazeRules): HelpTable {
  return plainTable(
    [help.fire.event, help.fire.points],
    fireEvents(rules, [], []).map(({ id, points }) => [fireBlaze.events[id], `+${points}`]),
  )
}

export function fireChapters(words: Words, rules: FireBlazeRules): readonly Chapter[] {
  const { chapters, fire } = words.help
  const { aces, cards } = rules.points
  const example = aces[0] + aces[1] + cards[0] + cards[1]
  return [
    {
      id: 'points',
      title: chapters.points,
      lines: [fire.cumulative],
      table: pointsTable(words, rules),
      notes: [fire.example(example)],
    },
    {
      id: 'bonus',
      title: chapters.bonus,
      lines: [fire.spins(rules.spins), fire.section, fire.total, fire.everybody],
    },
    { id: 'levels', title: chapters.levels, lines: [], table: levelTable(words, rules) },
  ]
}

/** Levels across: on a phone their lists of values stand below each other. */
function levelTable({ help: { fire } }: Words, { levels }: FireBlazeRules): HelpTable {
  const values = (sign: string, list: readonly Weighted[]) =>
    list.length === 0 ? fire.none : list.map(([value]) => `${sign}${value}`).join(' ')
  const row = (name: string, text: (level: LevelRules) => string) => [
    name,
    ...LEVELS.map((level) => text(levels[level])),
  ]
  return plainTable(
    [fire.level, ...LEVELS.map((level) => LEVEL_NAMES[level])],
    [
      row(fire.from, ({ points }) => String(points)),
      row(fire.sections, ({ sections }) => String(sections)),
      row(fire.cells, ({ cells }) => values('×', cells)),
      row(fire.boosts, ({ boosts }) => values('×', boosts)),
      row(fire.stars, ({ stars }) => values('+', stars)),
      row(fire.range, ({ range: [least, most] }) => `×${least} – ×${most}`),
    ],
  )
}
