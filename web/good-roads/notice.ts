import type { Beginning } from '#web/good-roads/follow'
import type { Matches } from '#web/good-roads/matches'
import type { Words } from '#web/i18n/language'

/** Something that began, not told yet. */
export interface Waiting extends Beginning {
  readonly since: number
}

/** What begins at the same time is one notice. */
export const GATHER_MILLIS = 1_000
/** Between one notice and the next. */
export const APART_MILLIS = 15_000
/** Later it is no news. */
const STALE_MILLIS = 60_000
/** How many tables a notice names. */
const NAMED = 2

/** What is still worth telling: it holds, and it is new. */
export function worthTelling(waiting: readonly Waiting[], matches: Matches, now: number): readonly Waiting[] {
  return waiting.filter(
    ({ table, match, since }) =>
      now - since < STALE_MILLIS && matches.get(table)?.some(({ key }) => key === match.key) === true,
  )
}

/** Those that wait have waited long enough, and the last notice was long enough ago. */
export function isTime(
  waiting: readonly Waiting[],
  lastAt: number,
  now: number,
  gather = GATHER_MILLIS,
): boolean {
  const [first] = waiting
  return first !== undefined && now - first.since >= gather && now - lastAt >= APART_MILLIS
}

export interface Notice {
  readonly title: string
  readonly text: string
  readonly tables: readonly string[]
}

/** One table by its name and patterns; several by their number, the first of them named. */
export function noticeOf(
  waiting: readonly Waiting[],
  tableName: (table: string) => string,
  patternName: (began: Waiting) => string,
  words: Words['goodRoads'],
): Notice {
  const tables = [...new Set(waiting.map(({ table }) => table))]
  const patterns = (table: string) =>
    waiting
      .filter((beginning) => beginning.table === table)
      .map(patternName)
      .join(' · ')
  const [only = '', ...others] = tables
  if (others.length === 0) return { title: tableName(only), text: patterns(only), tables }
  const named = tables.slice(0, NAMED).map((table) => words.tableHas(tableName(table), patterns(table)))
  const more = tables.length - NAMED
  const text = [...named, ...(more > 0 ? [words.andMore(more)] : [])].join(', ')
  return { title: words.several(tables.length), text, tables }
}
