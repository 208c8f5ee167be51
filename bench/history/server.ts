import { onBothStores } from '#bench/both-stores'
import {
  codeOf,
  DAY,
  DAYS,
  DETAILED,
  END,
  fillHistory,
  HEAVY_SHARE,
  PLAYERS,
  ROUNDS,
} from '#bench/history/store'
import type { Bench, Report } from '#bench/report'
import { PLAYER } from '#protocol/describe/round'
import { type Archive, archiveOf } from '#server/history/archive'
import type { Range } from '#server/history/range'
import { openStore } from '#server/store/open'

const TIMES = 300
const AIM = { unit: 'ms', better: 'lower', aim: 50, floor: 0.1 } as const
const PAGE = 50
const EVERYTHING = { from: 0, to: END + DAY }
const QUARTER = { from: END - 90 * DAY, to: END }

/** How long a player waits for a page of the history, with a million rounds in the store. */
export function benchHistory({ report }: Bench): Promise<void> {
  return onBothStores((...store) => measure(report, ...store))
}

async function measure(
  report: Report,
  name: string,
  databaseUrl: string | null,
  dataFolder: string,
): Promise<void> {
  const { db, close } = await openStore({ databaseUrl, dataFolder })
  try {
    const from = performance.now()
    await fillHistory(db)
    const seconds = (performance.now() - from) / 1000
    report.add(
      { name: `${name}: rounds in the store`, value: ROUNDS, unit: 'rounds' },
      `filled in ${seconds.toFixed(0)} s`,
    )
    const time = (what: string, ask: Ask) => timed(report, `${name}: ${what}`, ask)
    const archive = archiveOf(db)
    await time('first page of 50', (time) => firstPage(archive, player(time)))
    await time('page from deep inside', (time) => deepPage(archive, player(time), time))
    await time('first page of one game', (time) => onePage(archive, player(time), 'mini-baccarat'))
    await time('three months by days', (time) => quarter(archive, player(time)))
    await time(`the same, ${Math.round(ROUNDS / HEAVY_SHARE)} rounds`, () => quarter(archive, 'heavy'))
    await time('a round with all its steps', (time) => detail(archive, time))
    await time('statement, first page of 50', () => movements(archive, EVERYTHING, null))
    await time('the same of three months', () => movements(archive, QUARTER, null))
    await time('statement, from deep inside', (time) => movements(archive, EVERYTHING, placeAt(time)))
  } finally {
    await close()
  }
}

function player(time: number): string {
  return `p_${(time * 7) % PLAYERS}`
}

function onePage(archive: Archive, who: string, game: 'mini-baccarat' | null, cursor: string | null = null) {
  return archive.history(who, { ...EVERYTHING, cursor, limit: PAGE, game, table: null })
}

const firstPage = (archive: Archive, who: string) => onePage(archive, who, null)

function deepPage(archive: Archive, who: string, time: number) {
  const at = END - Math.floor(((time % 90) / 100) * DAYS * DAY)
  return onePage(archive, who, null, `${at}~zzz`)
}

function quarter(archive: Archive, who: string) {
  return archive.days(who, { ...QUARTER, zone: 'Europe/Rome' })
}

async function detail(archive: Archive, time: number): Promise<unknown> {
  const round = await archive.round(PLAYER, codeOf(1 + ((time * 97) % DETAILED)))
  if (round === null) throw new Error('The round is not in the store.')
  return round
}

/** Of the one with the most of them. */
async function movements(archive: Archive, range: Range, cursor: string | null): Promise<unknown> {
  const statement = await archive.statement('heavy', { ...range, cursor, limit: PAGE })
  if (statement?.entries.length !== PAGE) throw new Error('The statement is not in the store.')
  return statement
}

/** A cursor: somewhere in the first nine tenths of the book. */
function placeAt(time: number): string {
  return `${Math.floor(((time % 90) / 100) * ROUNDS)}.1`
}

type Ask = (time: number) => Promise<unknown>

async function timed(report: Report, name: string, ask: Ask): Promise<void> {
  for (let time = 0; time < 20; time++) await ask(time)
  const millis: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const from = performance.now()
    JSON.stringify(await ask(time))
    millis.push(performance.now() - from)
  }
  millis.sort((a, b) => a - b)
  const at = (share: number) => millis[Math.floor(TIMES * share)] ?? 0
  report.add({ name, value: at(0.99), ...AIM }, 'p99', `p50 ${at(0.5).toFixed(1)} ms`)
}
