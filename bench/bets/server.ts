import { sql } from 'kysely'
import { type Book, readBook } from '#bench/bets/book'
import { CASINO, openBetsHouse, type Place } from '#bench/bets/house'
import type { Bets, Casino, Laid, ToBettors } from '#bench/bets/load'
import { onBothStores } from '#bench/both-stores'
import { shown } from '#bench/figure'
import { Helper } from '#bench/helper'
import { cpuSeconds } from '#bench/rate'
import type { Bench } from '#bench/report'
import type { Server } from '#server/server'
import { openStore } from '#server/store/open'

const GUESTS = 128
const CASINO_PLAYERS = 32
const ONE_BY_ONE = { depth: 1, pauseMillis: 100 }
const AT_ONCE = { depth: 4, pauseMillis: 0 }
const AIMS = {
  bets: { unit: 'bets/s', aim: 5_000, floor: 0.2 },
  /** Of the house's own process, the embedded store with it. */
  work: { unit: 'bets/CPU s', aim: 5_000, floor: 0.2 },
  rounds: { unit: 'rounds/s', aim: 10, floor: 0.3 },
  money: { unit: 'cents/s', aim: 1_000_000, floor: 0.2 },
  /** As long as 640 chips take, which wait at a time, at the aim for bets. */
  p50: { unit: 'ms', better: 'lower', aim: 130, floor: 0.2 },
  /** As long as betting is open. */
  p99: { unit: 'ms', better: 'lower', aim: 500, floor: 0.1 },
} as const

/** Bets, closes, deals and settlements of whole rounds, all stored before they are told; then the books are audited. */
export function benchBets(bench: Bench): Promise<void> {
  return onBothStores((name, databaseUrl, dataFolder) => measure(bench, name, { databaseUrl, dataFolder }))
}

async function measure({ report, isShort }: Bench, name: string, place: Place): Promise<void> {
  const seconds = isShort ? 3 : 8
  const bare = isShort ? null : await bareCommits(place)
  const bettors = new Helper<ToBettors>('./bets/load.js')
  try {
    const { wallet } = await bettors.ask<Casino>({ do: 'openCasino', ...CASINO, players: CASINO_PLAYERS })
    const server = await openBetsHouse(place, wallet)
    const url = `http://127.0.0.1:${server.port}`
    const tokens: string[] = []
    for (let i = 0; i < GUESTS; i++) tokens.push((await server.people.newGuest()).token)
    await bettors.ask({ do: 'come', url, tables: [...server.floor.tables.keys()], tokens })
    const bet = (players: number, pace: typeof AT_ONCE) =>
      bettors.ask<Bets>({ do: 'bet', players, pace, seconds })
    const idle = isShort ? null : await bet(1, ONE_BY_ONE)
    const [commitsBefore, cpuBefore] = [commits(server), cpuSeconds()]
    const busy = await bet(GUESTS + CASINO_PLAYERS, AT_ONCE)
    const [stored, spent] = [commits(server) - commitsBefore, cpuSeconds() - cpuBefore]
    const laid = await bettors.ask<Laid>({ do: 'leave' })
    await server.stop()
    const book = await readBook(place, busy)
    requireSound(book, laid)

    const per = (count: number) => (count * 1_000) / (busy.to - busy.from)
    const { rounds, plays, stakedCents, paidCents } = book.measured
    const value = per(busy.accepted)
    report.add(
      { name: `${name}: bets accepted`, value, ...AIMS.bets },
      `${shown(per(busy.late))}/s too late`,
      `${shown(busy.acceptedInAll / stored)} bets a commit`,
      ...(bare === null ? [] : [`${(value / bare).toFixed(2)} × bare commits of a row (${shown(bare)}/s)`]),
    )
    report.add(
      { name: `${name}: answer to a bet, p50`, value: busy.p50Millis, ...AIMS.p50 },
      ...(idle === null ? [] : [`idle ${millis(idle.p50Millis)}`]),
    )
    report.add(
      { name: `${name}: answer to a bet, p99`, value: busy.p99Millis, ...AIMS.p99 },
      ...(idle === null ? [] : [`idle ${millis(idle.p99Millis)}`]),
    )
    report.add({ name: `${name}: work for a bet`, value: busy.acceptedInAll / spent, ...AIMS.work })
    report.add(
      { name: `${name}: rounds settled`, value: per(rounds), ...AIMS.rounds },
      `${shown(per(plays))} players' results/s`,
    )
    report.add(
      { name: `${name}: money moved`, value: per(stakedCents + paidCents), ...AIMS.money },
      `${shown(per(stakedCents))} staked/s, ${shown(per(paidCents))} paid/s`,
      `${shown(book.all.stakedCents)} staked and ${shown(book.all.paidCents)} paid in all, audited`,
    )
  } finally {
    bettors.end()
  }
}

/** Speed is worth nothing if a cent is missing: what players were told was accepted is what was staked. */
function requireSound({ problems, all }: Book, { cents, returnedCents, refusals }: Laid): void {
  const wrong = [...problems, ...new Set(refusals)]
  if (cents - returnedCents !== all.stakedCents)
    wrong.push(`Of ${cents} cents ${returnedCents} were returned and ${all.stakedCents} staked.`)
  if (wrong.length > 0) throw new Error(`The books are not right:\n${wrong.slice(0, 10).join('\n')}`)
}

/** One row a transaction, ten at a time, as a plain program would do it. */
async function bareCommits(place: Place): Promise<number> {
  const { db, close } = await openStore(place)
  await sql`create table bare (id text primary key, content text)`.execute(db)
  let done = 0
  const from = performance.now()
  const until = from + 2000
  const work = async () => {
    while (performance.now() < until)
      await sql`insert into bare (id, content) values (${`bare-${done++}`}, '{}')`.execute(db)
  }
  await Promise.all(Array.from({ length: 10 }, work))
  const seconds = (performance.now() - from) / 1000
  await sql`drop table bare`.execute(db)
  await close()
  return done / seconds
}

function commits({ floor }: Server): number {
  return [...floor.tables.values()].reduce((sum, table) => sum + table.commits, 0)
}

function millis(figure: number): string {
  return `${figure.toFixed(1)} ms`
}
