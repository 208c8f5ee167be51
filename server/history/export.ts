import type { Kysely } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { PlayedRound } from '#protocol/http/history'
import { type Cell, csvLine, decimal, iso } from '#server/history/csv'
import { playedRounds } from '#server/history/played'
import type { Range } from '#server/history/range'
import { statementFile } from '#server/history/statement-file'
import type { Schema } from '#server/store/schema'

export const EXPORTS = ['history', 'statement'] as const
export type ExportName = (typeof EXPORTS)[number]

export const FORMATS = ['csv', 'json'] as const
export type Format = (typeof FORMATS)[number]

const PAGE = 500
const MONEY = ['staked', 'paid', 'goldenStaked', 'goldenBack', 'balanceBefore', 'balanceAfter'] as const

interface Wanted {
  readonly name: ExportName
  readonly format: Format
  readonly range: Range
  /** The operators whose players' money lies here. */
  readonly builtIn: readonly string[]
}

/** A whole range as a file, a page at a time: however long it is, only one page of it is ever in memory. */
export function exportOf(
  db: Kysely<Schema>,
  player: PlayerId,
  { name, format, range, builtIn }: Wanted,
): AsyncIterable<string> {
  if (name === 'history') {
    const pages = historyPages(db, player, range, builtIn)
    return format === 'csv' ? asCsv(ROUND_COLUMNS, pages, roundCells) : asJson('rounds', pages, withDecimals)
  }
  return statementFile(db, player, range, format)
}

async function* historyPages(
  db: Kysely<Schema>,
  player: PlayerId,
  range: Range,
  builtIn: readonly string[],
): AsyncGenerator<readonly PlayedRound[]> {
  for (let cursor: string | null = null; ; ) {
    const query = { ...range, cursor, limit: PAGE, game: null, table: null }
    const page = await playedRounds(db, player, query, builtIn)
    if (page === null) return
    yield page.rounds
    if (page.next === null) return
    cursor = page.next
  }
}

async function* asCsv<Row>(
  columns: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
  cells: (row: Row) => readonly Cell[],
): AsyncGenerator<string> {
  yield csvLine(columns)
  for await (const rows of pages) yield rows.map((row) => csvLine(cells(row))).join('')
}

async function* asJson<Row>(
  name: string,
  pages: AsyncIterable<readonly Row[]>,
  shaped: (row: Row) => object,
): AsyncGenerator<string> {
  yield `{"${name}":[`
  let separator = ''
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield `${separator}\n${rows.map((row) => JSON.stringify(shaped(row))).join(',\n')}`
    separator = ','
  }
  yield '\n]}\n'
}

const ROUND_COLUMNS = [
  'code',
  'table',
  'game',
  'began',
  'ended',
  'outcome',
  'currency',
  ...MONEY.flatMap((name) => [name, `${name}Cents`]),
]

function roundCells(round: PlayedRound): readonly Cell[] {
  const { code, table, game, beganAt, endedAt, outcome, currency } = round
  const money = MONEY.flatMap((name) => [moneyCell(round[name]), round[name]])
  return [code, table, game, iso(beganAt), iso(endedAt), outcome, currency, ...money]
}

function withDecimals(round: PlayedRound): object {
  return {
    ...round,
    decimals: Object.fromEntries(MONEY.map((name) => [name, decimalOf(round[name])])),
  }
}

function moneyCell(cents: number | null): Cell {
  return cents === null ? null : { cents }
}

function decimalOf(cents: number | null): string | null {
  return cents === null ? null : decimal({ cents })
}
