import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Purse } from '#engine/round/posting'
import { type House, type HouseSettings, openHouse } from '#server/gateway/testing/house'
import { connect } from '#server/gateway/testing/player'
import { handshake, rawAnswer, rawConnection } from '#server/gateway/testing/raw'
import { StoreError } from '#server/store/store-error'
import { HandClock } from '#tests/clock'

async function open(settings?: HouseSettings): Promise<House> {
  const house = await openHouse(new HandClock(), settings)
  onTestFinished(house.close)
  return house
}

async function signedIn(house: House): Promise<{ readonly Cookie: string }> {
  return { Cookie: `sabot=${(await house.people.newGuest()).token}` }
}

async function refusal(house: House, request: string): Promise<readonly [number, string]> {
  const { status, body } = await rawAnswer(house, request)
  const answer = JSON.parse(body)
  expect(answer).toEqual({ error: expect.any(String), text: expect.stringMatching(/^\p{Lu}.*[.]$/u) })
  return [status, answer.error]
}

/** Purses that are told to nobody until the test says so. */
function heldPurse() {
  let asked = 0
  let answer = (_purse: Purse): void => {}
  const told = new Promise<Purse>((resolve) => {
    answer = resolve
  })
  return {
    ask: () => {
      asked++
      return told
    },
    asked: () => asked,
    answer: (purse: Purse) => answer(purse),
  }
}

describe('a handshake', () => {
  it('is refused without a sign-in, or with one that nobody knows', async () => {
    const house = await open()
    expect(await refusal(house, handshake({}))).toEqual([401, 'not-signed-in'])
    expect(await refusal(house, handshake({ Cookie: 'sabot=nobody' }))).toEqual([401, 'not-signed-in'])
    expect(await refusal(house, handshake({ Cookie: 'other=1; sabot=' }))).toEqual([401, 'not-signed-in'])
  })

  it('is refused without a protocol that is spoken here', async () => {
    const house = await open()
    const cookie = await signedIn(house)
    for (const offered of [null, 'sabot.0', 'sabot.10', 'chat, superchat', 'SABOT.1']) {
      const request = handshake({ ...cookie, 'Sec-WebSocket-Protocol': offered })
      expect(await refusal(house, request)).toEqual([400, 'unknown-protocol'])
    }
  })

  it('speaks the protocol it knows, among others on offer', async () => {
    const house = await open()
    const socket = await rawConnection(house)
    const cookie = await signedIn(house)
    socket.write(handshake({ ...cookie, 'Sec-WebSocket-Protocol': 'sabot.2, sabot.1' }))
    const [head] = await once(socket, 'data')
    expect(String(head)).toMatch(/^HTTP\/1.1 101 .*Sec-WebSocket-Protocol: sabot\.1\r\n/s)
    socket.destroy()
  })

  it('is refused from the page of another site', async () => {
    const house = await open({ config: { origins: ['https://play.example'] } })
    const cookie = await signedIn(house)
    for (const Origin of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
      expect(await refusal(house, handshake({ ...cookie, Origin }))).toEqual([403, 'wrong-origin'])
    }
    for (const Origin of ['https://play.example', 'http://127.0.0.1']) {
      const socket = await rawConnection(house)
      socket.write(handshake({ ...cookie, Origin }))
      const [head] = await once(socket, 'data')
      expect(String(head)).toMatch(/^HTTP\/1.1 101 /)
      socket.destroy()
    }
  })

  it('is refused when it is no WebSocket, at another address, or by another method', async () => {
    const house = await open()
    const cookie = await signedIn(house)
    expect(await refusal(house, handshake({ ...cookie, 'Sec-WebSocket-Key': 'short' }))).toEqual([
      400,
      'bad-handshake',
    ])
    expect(await refusal(house, handshake({ ...cookie, 'Sec-WebSocket-Version': '7' }))).toEqual([
      400,
      'bad-handshake',
    ])
    expect(await refusal(house, handshake({ ...cookie, Upgrade: 'h2c' }))).toEqual([426, 'no-socket'])
    expect(await refusal(house, handshake(cookie, '/socket', 'POST'))).toEqual([405, 'wrong-method'])
    expect(await refusal(house, handshake(cookie, '/elsewhere'))).toEqual([404, 'not-found'])
    expect(await refusal(house, handshake(cookie, '/socket/%zz'))).toEqual([400, 'bad-url'])
    expect((await rawAnswer(house, handshake(cookie, '/health'))).status).toBe(200)
    const plain = await fetch(`${house.url}/socket`, { headers: cookie })
    expect([plain.status, await plain.json()]).toMatchObject([426, { error: 'no-socket' }])
    expect(house.gateway.counts).toEqual({ sockets: 0, players: 0 })
  })

  it('is refused beyond so many sockets of a player, and of an address', async () => {
    const house = await open({ limits: { socketsPerPlayer: 2, socketsPerAddress: 3 } })
    const first = await connect(house)
    const second = await connect(house, first)
    const again = handshake({ Cookie: `sabot=${first.token}` })
    expect(await refusal(house, again)).toEqual([429, 'too-many-sockets'])
    await connect(house)
    expect(await refusal(house, handshake(await signedIn(house)))).toEqual([429, 'too-many-sockets'])
    await second.leave()
    await expect.poll(() => house.gateway.counts.sockets).toBe(2)
    await connect(house, first)
  })

  it('counts those still at the door', async () => {
    const purse = heldPurse()
    const house = await open({ limits: { socketsPerPlayer: 3 }, parts: { purse: purse.ask } })
    const cookie = await signedIn(house)
    const waiting = await Promise.all(Array.from({ length: 3 }, () => rawConnection(house)))
    for (const socket of waiting) socket.write(handshake(cookie))
    await expect.poll(purse.asked).toBe(3)
    expect(await refusal(house, handshake(cookie))).toEqual([429, 'too-many-sockets'])
    waiting[0]?.destroy()
    purse.answer({ cash: 7, golden: 0 })
    await expect.poll(() => house.gateway.counts.sockets).toBe(2)
    for (const socket of waiting) socket.destroy()
    await expect.poll(() => house.gateway.counts).toEqual({ sockets: 0, players: 0 })
  })

  it('that is still going on does not keep the house from closing', async () => {
    const purse = heldPurse()
    const house = await openHouse(new HandClock(), { parts: { purse: purse.ask } })
    const request = handshake(await signedIn(house))
    const [waiting, late] = [await rawConnection(house), await rawConnection(house)]
    waiting.write(request)
    late.write(request.slice(0, 30))
    await expect.poll(purse.asked).toBe(1)
    await house.close()
    purse.answer({ cash: 7, golden: 0 })
    await expect.poll(() => waiting.closed && late.closed).toBe(true)
    expect(house.gateway.counts).toEqual({ sockets: 0, players: 0 })
  })

  it('tells the purse as it was last heard, also when it changes meanwhile', async () => {
    const purse = heldPurse()
    const house = await open({ parts: { purse: purse.ask } })
    const guest = await house.people.newGuest()
    const coming = connect(house, guest)
    await expect.poll(purse.asked).toBe(1)
    house.gateway.purseChanged(guest.person.id, 40, 2)
    purse.answer({ cash: 50, golden: 0 })
    expect((await coming).heard('welcome')).toMatchObject([{ cash: 40, golden: 2 }])
  })

  it('is refused while the store is away, and leaves no place taken', async () => {
    const away = new StoreError('The database is away.', 'away')
    const house = await open({
      limits: { socketsPerPlayer: 1 },
      parts: { purse: () => Promise.reject(away) },
    })
    const cookie = await signedIn(house)
    expect(await refusal(house, handshake(cookie))).toEqual([503, 'store-away'])
    expect(await refusal(house, handshake(cookie))).toEqual([503, 'store-away'])
    expect(house.gateway.counts).toEqual({ sockets: 0, players: 0 })
  })

  it('may be left half done', async () => {
    const house = await open()
    const request = handshake(await signedIn(house))
    for (const length of [0, 1, 20, request.length - 2, request.length]) {
      const socket = await rawConnection(house)
      socket.write(request.slice(0, length))
      if (length % 2 === 0) socket.destroy()
      else socket.end()
    }
    const hanging = await rawConnection(house)
    hanging.write(request.slice(0, 30))
    const player = await connect(house)
    await player.settled()
    await expect.poll(() => house.gateway.counts.sockets).toBe(1)
    hanging.destroy()
  })
})
