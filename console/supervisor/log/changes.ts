import { writeDecks } from '#console/dealer/dialogs/deck-numbers'
import type { Words } from '#console/i18n/language'
import { closureText } from '#protocol/house-texts'
import { betSaid } from '#protocol/story/say'
import type { Formats } from '#ui/i18n/format'
import type { StoryWords } from '#words/register'

/** What a deed changed, in words: one line for each thing that was another before. */
export interface Change {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

interface Speech {
  readonly words: Words['supervisor']
  readonly formats: Formats
  readonly story: StoryWords
}

/** Say nothing to anybody who reads, or what the line says anyway; they are in the log as it is written. */
const UNSAID = ['approval', 'id', 'order', 'table', 'player']

type Fields = Readonly<Record<string, unknown>>

export function changesOf(before: unknown, after: unknown, speech: Speech): readonly Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return names
    .filter((name) => !UNSAID.includes(name))
    .filter((name) => JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null))
    .map((name) => ({
      field: fieldName(name, speech.words),
      before: said(name, was, speech),
      after: said(name, is, speech),
    }))
}

/** The log's own word for a deed in ours; one that was refused ends in `-wrong`. */
export function actionWords(action: string, { log }: Pick<Words['supervisor'], 'log'>): string {
  const known: Readonly<Record<string, string>> = log.actions
  const plain = action.replace(/-wrong$/, '')
  const name = known[plain] ?? plain
  return plain === action ? name : log.refused(name)
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) return value == null ? {} : { text: value }
  return Array.isArray(value) ? { text: value } : seatBySeat(value as Fields)
}

/** Who has another seat than before is found among those who have not. */
function seatBySeat({ seats, ...others }: Fields): Fields {
  if (!Array.isArray(seats)) return seats === undefined ? others : { ...others, seats }
  return { ...others, ...Object.fromEntries(seats.map((player, index) => [`seat ${index + 1}`, player])) }
}

function fieldName(name: string, { log, table }: Words['supervisor']): string {
  const known: Readonly<Record<string, string>> = log.fields
  const seat = /^seat (\d+)$/.exec(name)?.[1]
  return seat === undefined ? (known[name] ?? name) : table.seat(Number(seat))
}

/** Null where nothing was said of it at all. */
function said(name: string, fields: Fields, speech: Speech): string | null {
  return name in fields ? valueWords(name, fields[name], speech) : null
}

const MOMENTS = ['until', 'at', 'since', 'expiresAt']

function valueWords(name: string, value: unknown, speech: Speech): string {
  const { words, formats } = speech
  if (value === null || value === undefined) return words.log.nothing
  if (typeof value === 'boolean') return value ? words.log.yes : words.log.no
  if (typeof value === 'number') {
    if (MOMENTS.includes(name)) return formats.dayAndTime(value)
    return name === 'amount' ? formats.number(value / 100) : formats.number(value)
  }
  if (typeof value === 'string') return namedWords(name, value, words)
  return thingWords(name, value, speech)
}

function namedWords(name: string, value: string, words: Words['supervisor']): string {
  const lists: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    phase: words.phases,
    paused: words.pauses,
    why: words.orders.swapReasons,
    state: { ...words.approvals.ends, ...words.log.states },
    do: words.approvals.what,
    outcome: words.log.outcomes,
    by: words.log.enders,
  }
  if (name === 'alarm' || name === 'kind') {
    const alarms: Readonly<Record<string, { readonly name: string }>> = words.alarms
    return alarms[value]?.name ?? value
  }
  if (name === 'text') return closureText(words.closures.texts, value)
  const known = lists[name]?.[value]
  return typeof known === 'string' ? known : value
}

function thingWords(name: string, value: object, speech: Speech): string {
  const { words, formats } = speech
  const thing = value as Fields
  switch (name) {
    case 'decks':
      return Array.isArray(value) ? writeDecks(value as readonly number[]) : JSON.stringify(value)
    case 'dealer':
      return String(thing.shown ?? words.log.nothing)
    case 'seen':
      return String(thing.by ?? words.log.nothing)
    case 'command':
      return commandWords(thing, words)
    case 'stakes':
      return stakesWords(thing, words, formats)
    case 'limits':
      return limitsWords(thing, speech)
    default:
      return JSON.stringify(value)
  }
}

function commandWords(thing: Fields, { approvals }: Words['supervisor']): string {
  const known: Readonly<Record<string, string>> = approvals.what
  return known[String(thing.do)] ?? String(thing.do)
}

function stakesWords(stakes: Fields, { log }: Words['supervisor'], formats: Formats): string {
  const sums = Object.entries(stakes).map(([currency, money]) => {
    const { cash = 0, golden = 0 } = money as { readonly cash?: number; readonly golden?: number }
    return formats.money(cash + golden, currency)
  })
  return sums.length === 0 ? log.nothing : sums.join(', ')
}

function limitsWords({ unit, ranges }: Fields, { words, formats, story }: Speech): string {
  const amount = (cents: unknown) => formats.number(Number(cents) / 100)
  const bets = Object.entries((ranges ?? {}) as Readonly<Record<string, readonly unknown[]>>).map(
    ([bet, [min, max]]) =>
      `${bet === 'behind' ? words.table.betNames.behind : betSaid(bet)(story)} ${words.table.range(amount(min), amount(max))}`,
  )
  return [words.log.unitOf(amount(unit)), ...bets].join('; ')
}
