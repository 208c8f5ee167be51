import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type Client, type Counted, type ToLoad, tableName } from '#bench/fanout/messages'
import { answerAll } from '#bench/helper'
import { SUBPROTOCOL } from '#protocol/version'

/** The clients of the fan-out benchmark, in a process of their own: they count, and look how old the news is. */
const AT_ONCE = 100
const LONGEST_MILLIS = 10_000
const PATIENCE_MILLIS = 60_000

let messages = 0
let frames = 0
let ages = new Uint32Array(LONGEST_MILLIS)

interface Heard {
  readonly type: string
  readonly at: number
}

function hear(content: Buffer): void {
  const now = Date.now()
  const list: readonly Heard[] = JSON.parse(content.toString())
  frames++
  for (const { type, at } of list) {
    if (type !== 'events') continue
    messages++
    const age = Math.min(LONGEST_MILLIS - 1, Math.max(0, now - at))
    ages[age] = (ages[age] ?? 0) + 1
  }
}

/** Open, and told the state of every table that it asked for. */
function connect(url: string, { token, tables }: Client): Promise<void> {
  const options = {
    headers: { cookie: `sabot=${token}` },
    perMessageDeflate: false,
    skipUTF8Validation: true,
  }
  const ws = new WebSocket(url, [SUBPROTOCOL], options)
  let missing = tables.length
  return new Promise((resolve, reject) => {
    ws.on('error', reject)
    ws.on('close', (code) => {
      throw new Error(`A client was disconnected with ${code}.`)
    })
    ws.on('open', () => {
      ws.send(JSON.stringify(tables.map((table) => ({ type: 'join', table: tableName(table) }))))
    })
    ws.on('message', (content: Buffer) => {
      if (missing > 0) {
        const list: readonly Heard[] = JSON.parse(content.toString())
        missing -= list.filter(({ type }) => type === 'snapshot').length
        if (missing === 0) resolve()
      } else {
        hear(content)
      }
    })
  })
}

async function count(expected: number): Promise<Counted> {
  const deadline = Date.now() + PATIENCE_MILLIS
  while (messages < expected && Date.now() < deadline) await pause(20)
  const counted = { messages, frames, p99Millis: age(0.99) }
  messages = 0
  frames = 0
  ages = new Uint32Array(LONGEST_MILLIS)
  return counted
}

function age(share: number): number {
  let left = messages * share
  for (const [millis, heard] of ages.entries()) {
    left -= heard
    if (left <= 0) return millis
  }
  return LONGEST_MILLIS
}

answerAll<ToLoad>(async (question) => {
  if (question.do === 'count') return count(question.expected)
  for (let first = 0; first < question.clients.length; first += AT_ONCE) {
    const some = question.clients.slice(first, first + AT_ONCE)
    await Promise.all(some.map((client) => connect(question.url, client)))
  }
  return {}
})
