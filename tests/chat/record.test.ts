import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer, type TestServer } from '#cli/bots/testing/server'
import { SUPPORT_ROOM } from '#protocol/chat'
import { HTTP } from '#protocol/http'
import { connect } from '#server/gateway/testing/player'
import { Passwords } from '#server/people/passwords'
import { Roster } from '#server/people/staff/roster'
import { openStore } from '#server/store/open'
import { heard, say } from '#tests/chat/room'
import { emptyFolder } from '#tests/floor/house'
import { BRISK } from '#tests/floor/timings'
import { freshDatabase } from '#tests/made-postgres'

const TABLE = 'speed-1'
const PASSWORD = 'sette fiori di maggio'

describe('TP-5, FL-5: what is said at a real table', () => {
  const folder = emptyFolder()
  let server: TestServer
  let cookie = ''
  beforeAll(async () => {
    const databaseUrl = await freshDatabase()
    const store = await openStore({ databaseUrl, dataFolder: folder.path })
    const roster = new Roster({ db: store.db, passwords: new Passwords(), actor: 'test', now: Date.now })
    await roster.add('rosa', 'supervisor', PASSWORD, 'Rosanna')
    await store.close()
    server = await openServer({ folder: folder.path, databaseUrl, timings: BRISK })
    const answer = await ask('POST', '/api/staff/session', { name: 'rosa', password: PASSWORD })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  })
  afterAll(async () => {
    await server.stop()
    folder.remove()
  })

  function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    return fetch(`${server.url}${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
  }

  it('is kept with the round, and what staff do with it is in their log', async () => {
    const house = { people: server.people, socketUrl: `ws://127.0.0.1:${server.port}/socket` }
    const [anna, bruno] = [await connect(house), await connect(house)]
    for (const player of [anna, bruno]) await player.join(TABLE)
    const command = { do: 'bet', bet: 'banker', amount: 100 } as const
    anna.send({ type: 'do', id: 'a-bet-of-1', table: TABLE, command })
    await anna.until('a round', () =>
      anna.heard('events').some(({ events }) => events.some(({ type }) => type === 'roundBegan')),
    )
    const said = await say(anna, 'Banco, come sempre', TABLE)
    const line = said.type === 'said' ? said.line : 0
    await bruno.until('the line', () => heard(bruno, TABLE).includes('Banco, come sempre'))

    const { lines } = v.parse(
      HTTP.chatLines,
      await (await ask('GET', `/api/staff/chat/tables/${TABLE}`)).json(),
    )
    const round = lines[0]?.round
    expect(round).toMatch(/^speed-1-\d{8}-\d{6}-\d+$/)
    expect(await (await ask('GET', `/api/staff/rounds/${round}/chat`)).json()).toMatchObject({
      lines: [{ line, text: 'Banco, come sempre', player: anna.person.id, table: TABLE, round }],
    })

    const player = anna.person.id
    expect((await ask('POST', '/api/staff/chat/hide', { line, reason: 'test' })).status).toBe(200)
    expect((await ask('POST', '/api/staff/chat/say', { table: TABLE, text: 'Buonasera' })).status).toBe(200)
    expect((await ask('POST', '/api/staff/chat/mute', { player, minutes: 1, reason: 'test' })).status).toBe(
      200,
    )
    expect((await ask('POST', `/api/staff/chat/rooms/${player}`, { text: 'Salve' })).status).toBe(200)
    const log = await (await ask('GET', '/api/staff/log?actor=rosa&limit=4')).json()
    const { events } = v.parse(HTTP.staffLog, log)
    expect(events.map(({ action, subject }) => [action, subject])).toEqual([
      ['support-answered', player],
      ['chat-muted', player],
      ['chat-said', TABLE],
      ['chat-hidden', `${line}`],
    ])
    await bruno.until('the dealer', () => heard(bruno, TABLE).includes('Buonasera'))
    await anna.until('support', () => heard(anna, SUPPORT_ROOM).includes('Salve'))
    const told = [...bruno.heard('chat'), ...anna.heard('chat')].filter(({ role }) => role !== 'player')
    expect(new Set(told.map(({ name }) => name))).toEqual(new Set(['Rosanna']))
    for (const socket of [anna, bruno]) await socket.leave()
    expect(server.log.filter((text) => !text.includes('"level":40'))).toEqual([])
  })
})
