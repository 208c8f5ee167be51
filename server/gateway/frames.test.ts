import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type House, type HouseSettings, openHouse } from '#server/gateway/testing/house'
import { connect, type TestPlayer } from '#server/gateway/testing/player'
import { handshake, rawConnection } from '#server/gateway/testing/raw'
import { HandClock } from '#tests/clock'

async function open(settings?: HouseSettings, clock = new HandClock()): Promise<House> {
  const house = await openHouse(clock, settings)
  onTestFinished(house.close)
  return house
}

const BAD: readonly (readonly [what: string, text: string, code: string])[] = [
  ['nothing', '', 'bad-frame'],
  ['no JSON', '{"type":', 'bad-frame'],
  ['a word', 'hello', 'bad-frame'],
  ['a number', '7', 'bad-message'],
  ['null', 'null', 'bad-message'],
  ['an empty list', '[]', 'bad-frame'],
  ['a long list', JSON.stringify(Array(65).fill({ type: 'ping', at: 1 })), 'bad-frame'],
  ['a list in a list', '[[{"type":"ping","at":1}]]', 'bad-message'],
  ['no type', '{"at":1}', 'bad-message'],
  ['an unknown type', '{"type":"open","table":"one"}', 'bad-message'],
  [
    'a command of the house',
    '{"type":"do","id":"command-1","table":"one","command":{"do":"card","card":"KH"}}',
    'bad-message',
  ],
  ['a field too many', '{"type":"ping","at":1,"player":"p_2"}', 'bad-message'],
  ['a field too few', '{"type":"join"}', 'bad-message'],
  ['a fraction', '{"type":"join","table":"one","since":1.5}', 'bad-message'],
  ['a prototype', '{"__proto__":{"type":"ping"},"at":1}', 'bad-message'],
  ['depth', '['.repeat(5_000), 'bad-frame'],
]

describe('a bad frame', () => {
  it.each(BAD)('%s is answered with what is wrong', async (_what, text, code) => {
    const house = await open()
    const player = await connect(house)
    player.ws.send(text)
    const error = await player.hear('error')
    expect(error).toMatchObject({ code, text: expect.stringMatching(/[.]$/) })
    await player.join('one')
    expect(player.closed).toBeNull()
    expect(house.log).toEqual([])
  })

  it('does nothing of what is in it', async () => {
    const house = await open()
    const player = await connect(house)
    const good = { type: 'do', id: 'command-1', table: 'one', command: { do: 'confirm' } }
    player.ws.send(JSON.stringify([good, { type: 'join' }]))
    await player.hear('error')
    expect(house.table('one').version).toBe(1)
  })

  it('may be binary, and is refused', async () => {
    const house = await open()
    const player = await connect(house)
    player.ws.send(Buffer.from('{"type":"ping","at":1}'))
    expect(await player.hear('error')).toMatchObject({
      code: 'bad-frame',
      text: 'Frames are text, not binary.',
    })
    await player.settled()
  })

  it('again and again ends the connection', async () => {
    const house = await open({ limits: { messagesBurst: 1_000 } })
    const player = await connect(house)
    for (let time = 0; time < 20; time++) player.ws.send('nonsense')
    expect(await player.ended()).toMatchObject({ code: 4400 })
    expect(player.heard('error')).toHaveLength(12)
  })

  it('now and then is forgiven', async () => {
    const house = await open({ limits: { messagesBurst: 1_000 } })
    const player = await connect(house)
    for (let time = 0; time < 40; time++) {
      player.ws.send('nonsense')
      player.send({ type: 'ping', at: time })
    }
    await player.hear('pong', 40)
    expect(player.closed).toBeNull()
  })

  it('that is too large ends the connection, before it is read', async () => {
    const house = await open({ limits: { frameBytes: 1_024 } })
    const player = await connect(house)
    player.ws.send(' '.repeat(1_025))
    expect(await player.ended()).toMatchObject({ code: 1009 })
    const other = await connect(house)
    other.ws.send('{"type":"ping","at":1}'.padEnd(1_024))
    await other.hear('pong')
  })
})

/** A client frame (masked with zeros), as a hostile client builds it. */
function frame(first: number, payload: Buffer | string, length = Buffer.byteLength(payload)): Buffer {
  return Buffer.concat([Buffer.from([first, 0x80 | length, 0, 0, 0, 0]), Buffer.from(payload)])
}

const TEXT = 0x81
const HOSTILE: readonly (readonly [what: string, bytes: Buffer])[] = [
  ['not masked', Buffer.from([TEXT, 2, 0x5b, 0x5d])],
  ['reserved bits', frame(0xf1, 'x')],
  ['compressed', frame(0xc1, 'x')],
  ['an unknown opcode', frame(0x83, 'x')],
  ['a continuation of nothing', frame(0x80, 'x')],
  ['a control frame in fragments', frame(0x09, 'x')],
  ['invalid UTF-8', frame(TEXT, Buffer.from([0xc3, 0x28]))],
  ['an invalid close code', frame(0x88, Buffer.from([0, 1]))],
  ['2⁶³ bytes', Buffer.from([TEXT, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255])],
  [
    'a hundred fragments',
    Buffer.concat([frame(0x01, '['), ...Array.from({ length: 100 }, () => frame(0, ' '))]),
  ],
  ['no WebSocket at all', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
]

describe('a hostile client', () => {
  it.each(HOSTILE)('that sends %s is cut off, and nobody else is', async (_what, bytes) => {
    const house = await open()
    const honest = await connect(house)
    const guest = await house.people.newGuest()
    const socket = await rawConnection(house)
    socket.write(handshake({ Cookie: `sabot=${guest.token}` }))
    await once(socket, 'data')
    await expect.poll(() => house.gateway.counts.sockets).toBe(2)
    socket.write(bytes)
    socket.resume()
    await expect.poll(() => house.gateway.counts.sockets).toBe(1)
    await honest.settled()
    expect(house.log).toEqual([])
  })

  it('may stop in the middle of a frame', async () => {
    const house = await open()
    const guest = await house.people.newGuest()
    const socket = await rawConnection(house)
    socket.write(handshake({ Cookie: `sabot=${guest.token}` }))
    await once(socket, 'data')
    socket.write(frame(TEXT, '[{"type":', 100))
    socket.end()
    await expect.poll(() => house.gateway.counts.sockets).toBe(0)
  })
})

describe('too many messages', () => {
  const limits = { messagesPerSecond: 1, messagesBurst: 20 }

  /** Time stands still, so that nothing flows in but what the test lets. */
  async function openFor(limits: HouseSettings['limits']) {
    const clock = new HandClock()
    return { clock, house: await open({ limits: limits ?? {} }, clock) }
  }

  function flood(player: TestPlayer, messages: number): void {
    for (let time = 0; time < messages; time++) player.send({ type: 'ping', at: time })
  }

  it('are refused one by one, then end the connection', async () => {
    const { clock, house } = await openFor(limits)
    const player = await connect(house)
    flood(player, 25)
    await player.hear('error', 5)
    expect(player.heard('error')[0]).toMatchObject({ code: 'too-fast' })
    clock.advance(25_000)
    flood(player, 20)
    await player.hear('pong', 40)
    expect(player.heard('error')).toHaveLength(5)
    expect(player.closed).toBeNull()
    flood(player, 60)
    expect(await player.ended()).toMatchObject({ code: 4429 })
  })

  it('are counted over all sockets of a player, and over lists, but not over players', async () => {
    const { house } = await openFor(limits)
    const first = await connect(house)
    const second = await connect(house, first)
    const other = await connect(house)
    first.send(...Array.from({ length: 20 }, (_, at) => ({ type: 'ping' as const, at })))
    await first.hear('pong', 20)
    for (let time = 0; time < 9; time++) {
      second.send({ type: 'do', id: `command-${time}`, table: 'one', command: { do: 'confirm' } })
    }
    expect(await second.hear('error')).toMatchObject({
      code: 'too-fast',
      id: expect.stringMatching(/^command-/),
    })
    await other.settled()
    await first.leave()
    await second.leave()
    const back = await connect(house, first)
    flood(back, 9)
    await back.hear('error')
  })

  it('are counted for the control frames of a socket too', async () => {
    const { house } = await openFor(limits)
    const player = await connect(house)
    for (let time = 0; time < 100; time++) player.ws.ping()
    expect(await player.ended()).toMatchObject({ code: 4429 })
  })

  it('do not reach a table by the hundred while it has not answered', async () => {
    const { house } = await openFor({ messagesPerSecond: 1_000, messagesBurst: 1_000 })
    const player = await connect(house)
    const table = house.table('one')
    let submitted = 0
    table.submit = () => {
      submitted++
      return new Promise<never>(() => {})
    }
    for (let time = 0; time < 100; time++) {
      player.send({ type: 'do', id: `command-${time}`, table: 'one', command: { do: 'confirm' } })
    }
    await player.hear('error', 36)
    expect(submitted).toBe(64)
    expect(player.heard('error')[0]).toMatchObject({ code: 'too-fast', id: 'command-64' })
  })
})

describe('a table that fails', () => {
  it('costs nobody else anything', async () => {
    const house = await open({ tables: ['one', 'two'] })
    const [unlucky, lucky] = [await connect(house), await connect(house)]
    await lucky.join('two')
    house.table('one').submit = () => Promise.reject<never>(new Error('broken'))
    unlucky.send({ type: 'do', id: 'command-1', table: 'one', command: { do: 'confirm' } })
    await unlucky.settled()
    house.table('one').snapshot = () => {
      throw new Error('broken too')
    }
    unlucky.send({ type: 'join', table: 'one' })
    expect(await unlucky.ended()).toMatchObject({ code: 1006 })
    house.table('two').step()
    await lucky.hear('events')
    expect(house.log).toHaveLength(2)
  })
})
