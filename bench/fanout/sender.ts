import { setTimeout as pause } from 'node:timers/promises'
import {
  type Memory,
  type Opened,
  type Played,
  type Target,
  type ToSender,
  tableName,
} from '#bench/fanout/messages'
import { openPlain } from '#bench/fanout/plain'
import { PUBLICATIONS } from '#bench/fanout/round'
import { answerAll } from '#bench/helper'
import { cpuSeconds } from '#bench/rate'
import { MACHINE_CLOCK } from '#server/clock'
import { openHouse } from '#server/gateway/testing/house'

/** The sending process of the fan-out benchmark: the gateway, or the plain server that it is compared with. */
const PLENTY = 1_000_000
const TICK_MILLIS = 50

async function openGateway(tables: number, clients: number): Promise<Target> {
  const house = await openHouse(MACHINE_CLOCK, {
    tables: Array.from({ length: tables }, (_, table) => tableName(table)),
    tickMillis: TICK_MILLIS,
    limits: { socketsPerAddress: PLENTY, requestsPerMinute: PLENTY, guestsPerMinute: PLENTY },
  })
  const tokens: string[] = []
  for (let client = 0; client < clients; client++) tokens.push((await house.people.newGuest()).token)
  return {
    url: house.socketUrl,
    tokens,
    publish: house.gateway.published,
    audience: (table) => [...house.table(tableName(table)).players],
  }
}

/** Every table has something to say once in `everyMillis`, one table after the other; only whole rounds count. */
async function play(target: Target, tables: number, seconds: number, everyMillis: number): Promise<Played> {
  const audiences = Array.from({ length: tables }, (_, table) => target.audience(table))
  const rounds = audiences.map((players) => PUBLICATIONS.map((publication) => publication(players)))
  const before = cpuSeconds()
  const began = performance.now()
  let messages = 0
  for (let turn = 0; ; turn++) {
    const wait = began + (turn * everyMillis) / tables - performance.now()
    if (wait >= 1) await pause(wait)
    const isWhole = turn % (tables * PUBLICATIONS.length) === 0
    if (isWhole && performance.now() - began >= seconds * 1_000) break
    const table = turn % tables
    const said = Math.floor(turn / tables)
    const told = rounds[table]?.[said % PUBLICATIONS.length]
    if (told === undefined) throw new RangeError('A table has nothing to say.')
    target.publish({ table: tableName(table), after: said + 1, upto: said + 2, at: Date.now(), ...told })
    messages += audiences[table]?.length ?? 0
  }
  await pause(2 * TICK_MILLIS)
  return { messages, cpuSeconds: cpuSeconds() - before }
}

async function memory(): Promise<Memory> {
  for (let time = 0; time < 3; time++) {
    globalThis.gc?.()
    await pause(100)
  }
  return { bytes: process.memoryUsage.rss() }
}

let target: Target | null = null
let tables = 0

answerAll<ToSender>(async (question): Promise<Opened | Played | Memory> => {
  if (question.do === 'memory') return memory()
  if (question.do === 'open') {
    tables = question.tables
    const open = question.as === 'plain' ? openPlain : openGateway
    target = await open(tables, question.clients, TICK_MILLIS)
    return { url: target.url, tokens: target.tokens }
  }
  if (target === null) throw new Error('Nothing was opened.')
  return play(target, tables, question.seconds, question.everyMillis)
})
