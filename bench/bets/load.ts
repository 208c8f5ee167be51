import { setTimeout as pause } from 'node:timers/promises'
import { Bettor, type Pace } from '#bench/bets/bettor'
import { answerAll } from '#bench/helper'
import { askLaunch } from '#cli/operator/launch'
import { ReferenceOperator } from '#cli/operator/server'
import type { BaccaratBet } from '#engine/baccarat/bets'

/** What the process with the players, and with the casino that some of them come from, is asked. */
export type ToBettors =
  | { readonly do: 'openCasino'; readonly id: string; readonly secret: string; readonly players: number }
  | {
      readonly do: 'come'
      readonly url: string
      readonly tables: readonly string[]
      /** Of guests; the casino's players come by themselves. */
      readonly tokens: readonly string[]
    }
  | { readonly do: 'bet'; readonly players: number; readonly seconds: number; readonly pace: Pace }
  | { readonly do: 'leave' }

export interface Casino {
  readonly wallet: string
}

export interface Bets {
  /** What was measured, by the clock of the house. */
  readonly from: number
  readonly to: number
  readonly accepted: number
  /** With all that was accepted before and after. */
  readonly acceptedInAll: number
  readonly late: number
  readonly p50Millis: number
  readonly p99Millis: number
}

/** Of all players, from the first chip to the last. */
export interface Laid {
  readonly cents: number
  readonly returnedCents: number
  readonly refusals: readonly string[]
}

const WARM_UP_MILLIS = 1_000
const CASH = 1_000_000_000
const BETS: readonly BaccaratBet[] = ['player', 'banker', 'tie']

let casino: ReferenceOperator | null = null
let launch: (server: string) => Promise<readonly string[]> = async () => []
const bettors: Bettor[] = []

async function openCasino(id: string, secret: string, players: number): Promise<Casino> {
  const names = Array.from({ length: players }, (_, index) => `player-${index}`)
  casino = new ReferenceOperator({ id, secret })
  for (const name of names) casino.book.open(name, 'EUR', CASH)
  launch = (server) => Promise.all(names.map((player) => enter({ server, id, secret, player })))
  return { wallet: await casino.listen() }
}

/** By a launch link, as a browser would. */
async function enter(asked: Parameters<typeof askLaunch>[0]): Promise<string> {
  let link = ''
  const io = { out: (text: string) => (link = text.trim()), err: () => undefined, colour: false }
  const problem = await askLaunch(asked, io)
  if (problem !== null) throw new Error(problem)
  const { headers } = await fetch(link, { redirect: 'manual' })
  return /sabot=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
}

async function come(url: string, tables: readonly string[], guests: readonly string[]): Promise<void> {
  for (const token of [...guests, ...(await launch(url))]) {
    const number = bettors.length
    const bet = BETS[number % BETS.length] ?? 'tie'
    bettors.push(new Bettor(url, token, tables[number % tables.length] ?? '', bet))
  }
  await Promise.all(bettors.map((bettor) => bettor.join()))
}

async function bet(players: number, seconds: number, pace: Pace): Promise<Bets> {
  const some = bettors.slice(0, players)
  const first = total('accepted')
  for (const bettor of some) bettor.begin(pace)
  await pause(WARM_UP_MILLIS)
  for (const { waits } of some) waits.length = 0
  const [from, accepted, late] = [Date.now(), total('accepted'), total('late')]
  await pause(seconds * 1_000)
  const waits = some.flatMap((bettor) => bettor.waits).sort((a, b) => a - b)
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0
  const counted = { accepted: total('accepted') - accepted, late: total('late') - late, to: Date.now() }
  await Promise.all(some.map((bettor) => bettor.end()))
  return {
    from,
    ...counted,
    acceptedInAll: total('accepted') - first,
    p50Millis: at(0.5),
    p99Millis: at(0.99),
  }
}

function leave(): Laid {
  for (const bettor of bettors) bettor.leave()
  const refusals = bettors.flatMap(({ chips }) => chips.refusals)
  return { cents: total('laidCents'), returnedCents: total('returnedCents'), refusals }
}

function total(what: 'accepted' | 'late' | 'laidCents' | 'returnedCents'): number {
  return bettors.reduce((sum, { chips }) => sum + chips[what], 0)
}

answerAll<ToBettors>(async (question) => {
  switch (question.do) {
    case 'openCasino':
      return openCasino(question.id, question.secret, question.players)
    case 'come':
      await come(question.url, question.tables, question.tokens)
      return {}
    case 'bet':
      return bet(question.players, question.seconds, question.pace)
    case 'leave':
      return leave()
    default:
      return question satisfies never
  }
})
