import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { counted, ScriptedServer, snapshot, tableState, welcome } from '#cli/bots/testing/scripted-server'
import { Client, type ClientOptions } from '#cli/bots/wire/client'
import type { Answered } from '#cli/bots/wire/orders'
import type { TableEvent } from '#engine/table/types'
import type { AnswerReason } from '#protocol/wire/reasons'
import { until } from '#tests/until'

let server: ScriptedServer
let clients: Client[] = []

beforeEach(async () => {
  server = await ScriptedServer.open()
})

afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()))
  clients = []
  await server.close()
})

function connect(options: Partial<ClientOptions> = {}): Client {
  const client = new Client({ url: server.url, token: 'secret', ...options })
  clients.push(client)
  return client
}

const CONFIRM = { do: 'confirm' } as const

/** What no machine's clock says. */
const FAR = Date.UTC(2077, 6, 1)
const yearOf = (moment: number) => new Date(moment).getUTCFullYear()

function refused(id: string, reason: AnswerReason) {
  return { type: 'answer', id, ok: false, reason, text: 'No.' } as const
}

describe('a connection', () => {
  it('shows who it is, and knows its money and the server clock', async () => {
    const client = connect()
    const caller = await server.caller()
    expect(caller.cookie).toBe('sabot=secret; __Host-sabot=secret')
    expect(caller.ws.protocol).toBe('sabot.1')
    caller.say(welcome(1_000, FAR))
    await until(() => client.player !== null && yearOf(client.serverNow) === 2077)
    expect([client.player, client.name, client.purse]).toEqual([
      'p_1',
      'Ospite 1',
      { cash: 1_000, golden: 0 },
    ])
    caller.say({ type: 'purse', cash: 7, golden: 3 })
    await until(() => client.purse.cash === 7)
    expect(client.purse).toEqual({ cash: 7, golden: 3 })
  })

  it('measures the way there and back', async () => {
    const client = connect({ pingMillis: 5 })
    const caller = await server.caller()
    const { at } = await caller.hear('ping')
    caller.say({ type: 'pong', at, now: FAR })
    await until(() => client.counters.roundTrips.total === 1)
    expect(yearOf(client.serverNow)).toBe(2077)
    expect((await caller.hear('ping', 2)).at).toBeGreaterThanOrEqual(at)
  })

  it('comes back when it is lost, and says where it was', async () => {
    const client = connect()
    const told: boolean[] = []
    client.listen({ onConnection: (isOpen) => told.push(isOpen) })
    client.join('one', 'two')
    const caller = await server.caller()
    caller.say(snapshot('one', 4))
    await until(() => client.tables.has('one'))
    caller.ws.terminate()
    const again = await server.caller(2)
    await again.hear('join', 2)
    expect(again.of('join')).toEqual([
      { type: 'join', table: 'one', since: 4 },
      { type: 'join', table: 'two' },
    ])
    expect(told).toEqual([true, false, true])
    expect(client.counters.reconnects).toBe(1)
    expect(client.counters.open).toBe(1)
  })

  it('waits for a server that is not there yet, and as long as it is asked to', async () => {
    server.refusal = { status: 503 }
    const client = connect()
    await until(() => server.refusals >= 2)
    expect(client.isOpen).toBe(false)
    server.refusal = { status: 429, header: { 'Retry-After': '0' } }
    const { refusals } = server
    await until(() => server.refusals > refusals + 1)
    server.refusal = null
    await server.caller()
    await until(() => client.isOpen)
    expect(client.counters.faults).toBe(0)
  })

  it('is given up when what comes is not of the protocol', async () => {
    const client = connect()
    for (const [index, text] of ['nonsense', '{}', '[{"type":"purse"}]'].entries()) {
      const caller = await server.caller(index + 1)
      caller.ws.send(text)
    }
    await server.caller(4)
    expect(client.counters.faults).toBe(3)
  })

  it('signs in again when the sign-in is gone, as somebody else', async () => {
    const client = connect({ renew: async () => 'another' })
    client.join('one')
    const caller = await server.caller()
    caller.say(snapshot('one', 4))
    await until(() => client.tables.has('one'))
    const answer = client.do('one', CONFIRM)
    await caller.hear('do')
    caller.ws.close(4401, 'gone')
    expect(await answer).toMatchObject({ ok: false, reason: 'unanswered' })
    await until(() => server.callers.some(({ cookie }) => cookie.startsWith('sabot=another;')))
    const again = server.callers.find(({ cookie }) => cookie.startsWith('sabot=another;'))
    expect(await again?.hear('join')).toEqual({ type: 'join', table: 'one' })
  })
})

describe('a table', () => {
  it('is followed by its numbers: heard before is skipped, a gap is asked for', async () => {
    const client = connect()
    client.join('one')
    const caller = await server.caller()
    caller.say(counted('one', 1, 2), snapshot('one', 5), counted('one', 3, 5), counted('one', 5, 6))
    await until(() => client.tables.get('one')?.upto === 6)
    caller.say(counted('one', 7, 8), counted('one', 8, 9))
    await caller.hear('join', 2)
    expect(caller.of('join')).toEqual([
      { type: 'join', table: 'one' },
      { type: 'join', table: 'one', since: 6 },
    ])
    expect(client.tables.get('one')?.state).toEqual(tableState(6))
    caller.say(counted('one', 6, 9), counted('one', 4, 10))
    await until(() => client.tables.get('one')?.upto === 10)
    expect(client.counters.gaps).toBe(3)
    expect(client.counters.events).toBe(3)
  })

  it('is asked for from the start when what was missed comes with what was heard', async () => {
    const client = connect()
    client.join('one')
    const caller = await server.caller()
    caller.say(snapshot('one', 5))
    await until(() => client.tables.get('one')?.upto === 5)
    // It asks while something of its own is on the way: both bring version 6, and only the answer has 7.
    client.join('one')
    caller.say(counted('one', 5, 6), { ...counted('one', 5, 7), whole: true }, counted('one', 5, 8))
    await caller.hear('join', 3)
    expect(caller.of('join').slice(1)).toEqual([
      { type: 'join', table: 'one', since: 5 },
      { type: 'join', table: 'one' },
    ])
    caller.say(snapshot('one', 9))
    await until(() => client.tables.get('one')?.upto === 9)
    expect(client.tables.get('one')?.state).toEqual(tableState(9))
  })

  it('is asked for anew when an event cannot be folded', async () => {
    const client = connect()
    client.join('one')
    const caller = await server.caller()
    caller.say(snapshot('one', 5))
    const broken: TableEvent = JSON.parse('{"type":"dealt","to":"nobody","faceDown":false}')
    caller.say({ type: 'events', table: 'one', after: 5, upto: 6, at: 0, events: [broken] })
    expect(await caller.hear('join', 2)).toEqual({ type: 'join', table: 'one' })
    expect(client.counters.faults).toBe(1)
    caller.say(snapshot('one', 6))
    await until(() => client.tables.get('one')?.upto === 6)
  })

  it('tells its listeners, who may throw', async () => {
    const client = connect()
    const told: unknown[] = []
    client.listen({
      onFrame: () => {
        throw new Error('first')
      },
      onChange: () => {
        throw new Error('last')
      },
    })
    const deafen = client.listen({
      onFrame: (text) => told.push(JSON.parse(text)[0].type),
      onSnapshot: (table, { upto }) => told.push([table, upto]),
      onEvents: (table, events, { upto }) => told.push([table, events.length, upto]),
    })
    client.join('one')
    const caller = await server.caller()
    caller.say(snapshot('one', 5))
    caller.say(counted('one', 5, 6))
    await until(() => client.tables.get('one')?.upto === 6)
    expect(told).toEqual(['welcome', 'snapshot', ['one', 5], 'events', ['one', 1, 6]])
    expect([client.counters.faults, client.counters.lastFault]).toEqual([5, expect.stringMatching(/last/)])
    deafen()
    client.leave('one')
    expect(await caller.hear('leave')).toEqual({ type: 'leave', table: 'one' })
    caller.say(counted('one', 6, 7))
    await until(() => client.counters.frames === 4)
    expect([client.tables.size, told.length]).toEqual([0, 5])
  })
})

describe('a command', () => {
  it('has an id of its own, and is answered once', async () => {
    const client = connect()
    const caller = await server.caller()
    const answers = [client.do('one', CONFIRM), client.do('two', { do: 'clear' })]
    const [one, two] = [await caller.hear('do', 1), await caller.hear('do', 2)]
    expect(one.id).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
    expect(two.id).not.toBe(one.id)
    expect([one.table, one.command, two.table, two.command]).toEqual(['one', CONFIRM, 'two', { do: 'clear' }])
    caller.say({ type: 'answer', id: two.id, ok: true, upto: 3 }, refused(one.id, 'closed'))
    caller.say(
      { type: 'answer', id: one.id, ok: true, upto: 9 },
      { type: 'answer', id: 'x'.repeat(8), ok: true, upto: 1 },
    )
    expect(await Promise.all(answers)).toEqual([
      { ok: false, reason: 'closed', text: 'No.' },
      { ok: true, upto: 3 },
    ])
    const { commands, accepted, refused: reasons, faults } = client.counters
    expect([commands, accepted, [...reasons], faults]).toEqual([2, 1, [['closed', 1]], 0])
  })

  it('is sent again over the next connection, with the same id, in the same order', async () => {
    const client = connect()
    const heard: Answered[] = []
    client.listen({ onAnswer: (answered) => void heard.push(answered) })
    const caller = await server.caller()
    const answers = [client.do('one', CONFIRM), client.do('one', { do: 'clear' })]
    await caller.hear('do', 2)
    caller.ws.terminate()
    const again = await server.caller(2)
    await again.hear('do', 2)
    expect(again.of('do')).toEqual(caller.of('do'))
    for (const { id } of again.of('do')) again.say({ type: 'answer', id, ok: true, upto: 3 })
    await Promise.all(answers)
    expect(heard.map(({ id, sends }) => [id, sends])).toEqual(caller.of('do').map(({ id }) => [id, 2]))
    expect(client.counters.resends).toBe(2)
  })

  it('given while nobody is there waits for the connection', async () => {
    const client = connect()
    const answer = client.do('one', CONFIRM)
    const caller = await server.caller()
    const { id } = await caller.hear('do')
    caller.say({ type: 'answer', id, ok: true, upto: 3 })
    expect(await answer).toEqual({ ok: true, upto: 3 })
    expect(client.counters.resends).toBe(0)
  })

  it.each(['paused', 'too-many', 'closing'] as const)('is sent again after %s', async (reason) => {
    const client = connect()
    const caller = await server.caller()
    const answer = client.do('one', CONFIRM)
    const { id } = await caller.hear('do')
    caller.say(refused(id, reason))
    expect((await caller.hear('do', 2)).id).toBe(id)
    caller.say(refused(id, reason))
    expect((await caller.hear('do', 3)).id).toBe(id)
    caller.say({ type: 'answer', id, ok: true, upto: 3 })
    expect(await answer).toEqual({ ok: true, upto: 3 })
    expect([client.counters.postponed, client.counters.accepted, client.underway]).toEqual([2, 1, 0])
  })

  it('that came too fast is sent again later, and others wait with it', async () => {
    const client = connect()
    const caller = await server.caller()
    const first = client.do('one', CONFIRM)
    const { id } = await caller.hear('do')
    caller.say({ type: 'error', code: 'too-fast', text: 'Wait.', id })
    await until(() => client.counters.errors.get('too-fast') === 1)
    const second = client.do('one', { do: 'clear' })
    expect(caller.of('do')).toHaveLength(1)
    await caller.hear('do', 3)
    for (const { id } of caller.of('do')) caller.say({ type: 'answer', id, ok: true, upto: 3 })
    expect((await Promise.all([first, second])).every(({ ok }) => ok)).toBe(true)
  })

  it('that no table could take is refused', async () => {
    const client = connect()
    const caller = await server.caller()
    const answers = [client.do('one', CONFIRM), client.do('one', CONFIRM)]
    const [one, two] = [await caller.hear('do', 1), await caller.hear('do', 2)]
    caller.say({ type: 'error', code: 'unknown-table', text: 'There is no such table.', id: one.id })
    caller.say({ type: 'error', code: 'bad-message', text: 'Bad.', id: two.id })
    caller.say({ type: 'error', code: 'bad-frame', text: 'Of nobody.' })
    expect(await Promise.all(answers)).toEqual([
      { ok: false, reason: 'unknown-table', text: 'There is no such table.' },
      { ok: false, reason: 'bad-input', text: 'Bad.' },
    ])
  })

  it('is told to be unanswered when the client is closed before', async () => {
    const client = connect()
    const caller = await server.caller()
    const answers = [client.do('one', CONFIRM), client.do('one', CONFIRM)]
    await caller.hear('do', 2)
    caller.say(refused(caller.of('do')[0]?.id ?? '', 'paused'))
    await client.close()
    for (const answer of [...answers, client.do('one', CONFIRM)]) {
      expect(await answer).toMatchObject({ ok: false, reason: 'unanswered' })
    }
    expect(client.underway).toBe(0)
  })

  it('is waited for by a client that closes with grace', async () => {
    const client = connect()
    const caller = await server.caller()
    const answer = client.do('one', CONFIRM)
    const { id } = await caller.hear('do')
    const closed = client.close(10_000)
    caller.say({ type: 'answer', id, ok: true, upto: 3 })
    await closed
    expect(await answer).toEqual({ ok: true, upto: 3 })
  })
})
