import {
  BACCARAT_EVENT_WORDS,
  BLACKJACK_EVENT_WORDS,
  HOUSE_EVENT_WORDS,
} from '#protocol/describe/event-words'
import { paragraphs, table } from '#protocol/describe/markdown'
import {
  BACCARAT_STATE_WORDS,
  BLACKJACK_STATE_WORDS,
  SHAPES,
  SHOE_WORDS,
  TABLE_WORDS,
} from '#protocol/describe/state-words'

type Words = Readonly<Record<string, string>>

/** What can happen at a table. */
export function eventSections(): string {
  return paragraphs(
    '## Events',
    'Every event has a `type`. You hear those of the house and those of the table’s game, as far as they are your business.',
    '### The house’s',
    eventTable(HOUSE_EVENT_WORDS),
    '### Blackjack',
    eventTable(BLACKJACK_EVENT_WORDS),
    '### Baccarat',
    eventTable(BACCARAT_EVENT_WORDS),
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
  const shapes = Object.entries(SHAPES).flatMap(([name, words]) => [`#### ${name}`, wordTable(words)])
  return paragraphs(
    '## The state of a table',
    wordTable(TABLE_WORDS),
    '### `shoe`',
    wordTable(SHOE_WORDS),
    '### `game` at a blackjack table',
    wordTable(BLACKJACK_STATE_WORDS),
    '### `game` at a baccarat table',
    wordTable(BACCARAT_STATE_WORDS),
    '### Parts of states and events',
    ...shapes,
  )
}

function wordTable(words: Words): string {
  return table(
    ['field', 'meaning'],
    Object.entries(words).map(([field, meaning]) => [`\`${field}\``, meaning]),
  )
}
