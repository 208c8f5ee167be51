import { type FireBlazeRules, LEVELS, type Weighted } from '#engine/blackjack/fire-blaze/types'
import { LEVEL_NAMES } from '#protocol/story/side-why'
import type { Chapter, HelpTable } from '#web/help/page'
import type { Words } from '#web/i18n/it'
import { fireEvents } from '#web/table/fire-blaze/events'

/** MF-12, MF-13, MF-23: the table of points. */
export function pointsTable({ help, fireBlaze }: Words, rules: FireBlazeRules): HelpTable {
  return {
    head: [help.fire.event, help.fire.points],
    rows: fireEvents(rules, [], []).map(({ id, points }) => [fireBlaze.events[id], `+${points}`]),
  }
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

function levelTable({ help: { fire } }: Words, { levels }: FireBlazeRules): HelpTable {
  const values = (list: readonly Weighted[]) =>
    list.length === 0 ? fire.none : list.map(([value]) => `×${value}`).join(' ')
  return {
    head: [fire.level, fire.from, fire.sections, fire.cells, fire.boosts, fire.stars, fire.range],
    rows: LEVELS.map((level) => {
      const { points, sections, cells, boosts, stars, range } = levels[level]
      return [
        LEVEL_NAMES[level],
        String(points),
        String(sections),
        values(cells),
        values(boosts),
        stars.length === 0 ? fire.none : stars.map(([value]) => `+${value}`).join(' '),
        `×${range[0]} – ×${range[1]}`,
      ]
    }),
  }
}
