import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { answerAll } from '#bench/helper'
import type { ToGuests, Told } from '#bench/lobby/messages'
import { Dice } from '#cli/bots/play/dice'
import { TablePlayer } from '#cli/bots/play/player'
import { Client } from '#cli/bots/wire/client'
import type { LobbyLevel } from '#protocol/lobby/messages'
import { SUBPROTOCOL } from '#protocol/version'

/** The guests of the lobby benchmark: some play at every table, many only watch the lobby and count. */
const TABLES_EACH = 10
const AT_ONCE = 100
const SETTLE_MILLIS = 500

let bytes = 0
let messages = 0
let pictureBytes = 0

/** Each plays at ten tables next to each other; all tables together have as many players. */
function play(url: string, tables: readonly string[], tokens: readonly string[]): void {
  for (const [index, token] of tokens.entries()) {
    const client = new Client({ url, token, dice: new Dice('10bb1', index) })
    for (let offset = 0; offset < Math.min(TABLES_EACH, tables.length); offset++) {
      const table = tables[(index * TABLES_EACH + offset) % tables.length] ?? ''
      new TablePlayer({
        client,
        table,
        dice: new Dice('10bb2', index * TABLES_EACH + offset),
        play: 'random',
      })
    }
  }
}

const watchers: WebSocket[] = []
let shown = 0

function hear(content: Buffer): void {
  const text = content.toString()
  if (text.includes('{"type":"lobby",')) {
    pictureBytes = content.length
    shown++
  } else if (text.startsWith('[{"type":"lobbyChanged"')) {
    bytes += content.length
    messages++
  }
}

async function come(url: string, token: string): Promise<void> {
  const options = {
    headers: { cookie: `sabot=${token}` },
    perMessageDeflate: false,
    skipUTF8Validation: true,
  }
  const ws = new WebSocket(`${url.replace('http', 'ws')}/socket`, [SUBPROTOCOL], options)
  ws.on('close', (code) => {
    throw new Error(`A watcher was disconnected with ${code}.`)
  })
  ws.on('message', hear)
  await once(ws, 'open')
  watchers.push(ws)
}

async function comeAll({ url, tokens, socketsEach }: ToGuests & { do: 'come' }): Promise<void> {
  const sockets = tokens.flatMap((token) => Array.from({ length: socketsEach }, () => token))
  for (let first = 0; first < sockets.length; first += AT_ONCE) {
    await Promise.all(sockets.slice(first, first + AT_ONCE).map((token) => come(url, token)))
  }
}

/** Done when everybody was shown the lobby. */
async function watch(level: LobbyLevel): Promise<void> {
  shown = 0
  for (const ws of watchers) ws.send(JSON.stringify({ type: 'lobby', level }))
  while (level !== 'off' && shown < watchers.length) await pause(10)
  await pause(SETTLE_MILLIS)
}

function count(): Told {
  const told = { bytes, messages, pictureBytes }
  bytes = 0
  messages = 0
  return told
}

answerAll<ToGuests>(async (question) => {
  switch (question.do) {
    case 'play':
      play(question.url, question.tables, question.tokens)
      return {}
    case 'come':
      await comeAll(question)
      return {}
    case 'watch':
      await watch(question.level)
      return {}
    case 'count':
      return count()
    default:
      return question satisfies never
  }
})
