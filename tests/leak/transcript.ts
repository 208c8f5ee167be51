import type { Answered } from '#tests/leak/asking'
import type { Row } from '#tests/leak/backup'
import type { Ear } from '#tests/leak/ear'
import type { Visitor } from '#tests/leak/visitors'

/** Something that somebody was told. */
export interface Told {
  readonly who: string
  readonly what: string
  readonly text: string
}

/** A transcript as it can be compared with another: without what the machine's own time or a draw made of it. */
export interface Sources {
  readonly answers: readonly Answered[]
  readonly ears: ReadonlyMap<string, Ear>
  readonly log: readonly string[]
  readonly walletCalls: readonly string[]
  readonly backup: readonly Row[]
}

/** Not of the answer but of the connection. */
const OF_THE_MOMENT = /^(date|set-cookie|keep-alive|x-ratelimit-\S+): .*$/gm
const LOGGED_TIME = /"(time|pid|hostname|millis|commitMillis)":("[^"]*"|[\d.]+),?/g
/** How long something took, and how much of it the moment put into one frame or one commit. */
const TIMED_FIGURE = /_seconds_(bucket|sum)|^sabot_socket_(frames|bytes)_out_total|^sabot_store_|^(?!sabot_)/

/** What a table tells all who hear it. Whatever else is told goes to one socket alone, after what is due to many. */
const OF_TABLES = ['events', 'snapshot', 'notice']

export function comparable({ answers, ears, log, walletCalls, backup }: Sources): readonly Told[] {
  return [
    ...answers.map(toldIn),
    ...[...ears].flatMap(([who, ear]) => heardBy(who as Visitor, ear)),
    ...log.map((line) => ({ who: 'machine', what: 'log', text: line.replaceAll(LOGGED_TIME, '') })),
    { who: 'operator', what: 'wallet', text: walletCalls.join('\n') },
    ...backup.map(({ table, row }) => ({ who: 'machine', what: `backup of ${table}`, text: row })),
  ]
}

function toldIn({ who, asked, status, headers, text }: Answered): Told {
  if (asked === 'GET /metrics') return { who, what: asked, text: countedIn(text) }
  return { who, what: asked, text: `${status}\n${headers.replaceAll(OF_THE_MOMENT, '')}\n${text}` }
}

function countedIn(figures: string): string {
  const lines = figures.split('\n').filter((line) => !TIMED_FIGURE.test(line))
  return lines.join('\n')
}

/**
 * Every byte, of each kind in the order in which it came. Which messages share a frame is a matter of the machine's own
 * time, and so is between which of the tables' messages one comes that is for a socket alone.
 */
function heardBy(who: Visitor, { frames, messages }: Ear): readonly Told[] {
  const texts = messages.map((message) => JSON.stringify(message))
  if (texts.join() !== frames.map((frame) => frame.slice(1, -1)).join()) {
    throw new Error(`What ${who} heard is not what it reads as.`)
  }
  const kinds = messages.map(({ type }) => (OF_TABLES.includes(type) ? 'tables' : type))
  return [...new Set(kinds)].toSorted().map((kind) => ({
    who,
    what: `socket, of ${kind}`,
    text: texts.filter((_, index) => kinds[index] === kind).join('\n'),
  }))
}
