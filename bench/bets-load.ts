import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { SUBPROTOCOL } from '#protocol/version'

/** Players who lay one chip after another, each waiting for `depth` answers at a time: run in a process of its own. */
export interface Load {
  readonly url: string
  readonly tables: readonly string[]
  readonly cookies: readonly string[]
  readonly depth: number
  /** Between an answer and the next chip. */
  readonly pauseMillis: number
  readonly seconds: number
}

export interface LoadResult {
  readonly accepted: number
  readonly refused: number
  /** All that was accepted, warming up included. */
  readonly stored: number
  readonly seconds: number
  readonly p50Millis: number
  readonly p99Millis: number
}

const WARM_UP_MILLIS = 1000

class Bettor {
  readonly #socket: WebSocket
  readonly #table: string
  readonly #pauseMillis: number
  readonly #sentAt = new Map<string, number>()
  #count = 0
  #on = true
  accepted = 0
  refused = 0
  stored = 0
  readonly waits: number[] = []

  constructor(url: string, cookie: string, table: string, pauseMillis: number) {
    this.#table = table
    this.#pauseMillis = pauseMillis
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, SUBPROTOCOL, {
      headers: { cookie },
      perMessageDeflate: false,
    })
    this.#socket.on('message', (data) => this.#hear(String(data)))
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.once('open', () => resolve())
      this.#socket.once('error', reject)
    })
  }

  bet(): void {
    const id = `bench-${String(this.#count++).padStart(8, '0')}`
    this.#sentAt.set(id, performance.now())
    const command = { do: 'bet', bet: 'tie', amount: 100 }
    this.#socket.send(JSON.stringify({ type: 'do', id, table: this.#table, command }))
  }

  #hear(text: string): void {
    for (const message of JSON.parse(text) as { type: string; id: string; ok: boolean }[]) {
      if (message.type !== 'answer') continue
      const sentAt = this.#sentAt.get(message.id)
      this.#sentAt.delete(message.id)
      if (sentAt !== undefined) this.waits.push(performance.now() - sentAt)
      if (message.ok) this.accepted += 1
      if (message.ok) this.stored += 1
      else this.refused += 1
      if (!this.#on) continue
      if (this.#pauseMillis === 0) this.bet()
      else setTimeout(() => this.#on && this.bet(), this.#pauseMillis)
    }
  }

  reset(): void {
    this.accepted = 0
    this.refused = 0
    this.waits.length = 0
  }

  async stop(): Promise<void> {
    this.#on = false
    while (this.#sentAt.size > 0) await pause(5)
    this.#socket.terminate()
  }
}

async function run({ url, tables, cookies, depth, pauseMillis, seconds }: Load): Promise<LoadResult> {
  const bettors = cookies.map(
    (cookie, i) => new Bettor(url, cookie, tables[i % tables.length] ?? '', pauseMillis),
  )
  await Promise.all(bettors.map((bettor) => bettor.opened()))
  for (const bettor of bettors) for (let i = 0; i < depth; i++) bettor.bet()
  await pause(WARM_UP_MILLIS)
  for (const bettor of bettors) bettor.reset()
  const from = performance.now()
  await pause(seconds * 1000)
  const took = (performance.now() - from) / 1000
  const waits = bettors.flatMap((bettor) => bettor.waits).sort((a, b) => a - b)
  const accepted = bettors.reduce((sum, bettor) => sum + bettor.accepted, 0)
  await Promise.all(bettors.map((bettor) => bettor.stop()))
  return {
    accepted,
    refused: bettors.reduce((sum, { refused }) => sum + refused, 0),
    stored: bettors.reduce((sum, { stored }) => sum + stored, 0),
    seconds: took,
    p50Millis: at(waits, 0.5),
    p99Millis: at(waits, 0.99),
  }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

process.once('message', async (load: Load) => {
  process.send?.(await run(load))
  process.disconnect()
})
