import { HOUSE_EVENT_WORDS } from '#protocol/describe/event-words'
import { FAMILY_WORDS } from '#protocol/describe/families'
import { paragraphs, table } from '#protocol/describe/markdown'
import { SHOE_WORDS, TABLE_WORDS } from '#protocol/describe/state-words'

type Words = Readonly<Record<string, string>>

/** What can happen at a table. */
export function eventSections(): string {
  return paragraphs(
    '## Events',
    'Every event has a `type`. You hear those of the house and those of the table’s game, as far as they are your business.',
    '### The house’s',
    eventTable(HOUSE_EVENT_WORDS),
    ...FAMILY_WORDS.flatMap(({ title, events }) => [`### ${title}`, eventTable(events)]),
  )
}

function eventTable(words: Readonly<Record<string, { about: string; fields: Words }>>): string {
  const rows = Object.entries(words).map(([type, { about, fields }]) => [
    `\`${type}\``,
    about,
    Object.entries(fields)
      .map(([field, meaning]) => `\`${field}\`: ${meaning}`)
      .join('; '),
  ])
  return table(['type', 'what happened', 'fields'], rows)
}

/** How a table stands. */
export function stateSections(): string {
  const shapes = FAMILY_WORDS.flatMap((family) => Object.entries(family.shapes))
  return paragraphs(
    '## The state of a table',
    wordTable(TABLE_WORDS),
    '### `shoe`',
    wordTable(SHOE_WORDS),
    ...FAMILY_WORDS.flatMap(({ title, state }) => [
      `### \`game\` at a ${title.toLowerCase()} table`,
      wordTable(state),
    ]),
    '### Parts of states and events',
    ...shapes.flatMap(([name, words]) => [`#### ${name}`, wordTable(words)]),
  )
}

function wordTable(words: Words): string {
  return table(
    ['field', 'meaning'],
    Object.entries(words).map(([field, meaning]) => [`\`${field}\``, meaning]),
  )
}
