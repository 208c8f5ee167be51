import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PACE } from '#server/gateway/gateway'
import { type House, type HouseSettings, openHouse } from '#server/gateway/testing/house'
import { connect, type TestPlayer } from '#server/gateway/testing/player'
import { newMetrics } from '#server/operations/metrics/metrics'
import { HandClock } from '#tests/clock'
import { until } from '#tests/until'

/** More than the operating system buffers for one connection, said a few times. */
const LARGE = 'x'.repeat(256 * 1_024)
const BUFFER = { bufferBytes: 512 * 1_024 }
const TALKATIVE = { ...BUFFER, messagesPerSecond: 100_000, messagesBurst: 100_000 }

const HOUR_MILLIS = 3_600_000

interface SlowHouse extends House {
  readonly clock: HandClock
  /** How often somebody fell behind. */
  falls(): number
}

/** Time stands still unless the test moves it; sockets are written to at once. */
async function open(settings: HouseSettings = {}): Promise<SlowHouse> {
  const clock = new HandClock()
  const { meters } = newMetrics()
  let falls = 0
  const fellBehind = () => {
    falls += 1
  }
  const parts = { meters: { ...meters, sockets: { ...meters.sockets, fellBehind } } }
  const pace = { closeMillis: HOUR_MILLIS, ...settings.pace }
  const house = await openHouse(clock, { limits: BUFFER, ...settings, pace, parts })
  onTestFinished(house.close)
  return { ...house, clock, falls: () => falls }
}

/** Somebody at the table who reads nothing from now on. */
async function slowReader(house: SlowHouse): Promise<TestPlayer> {
  const slow = await connect(house)
  await slow.join('one')
  slow.ws.pause()
  onTestFinished(() => slow.ws.terminate())
  return slow
}

/** The table talks on until something holds. */
async function talkUntil(house: House, holds: () => boolean): Promise<void> {
  while (!holds()) {
    house.table('one').say(LARGE)
    await turn()
  }
}

/** The table talks on until so many more fell behind. */
async function talkTooMuch(house: SlowHouse, falls = 1): Promise<void> {
  const before = house.falls()
  await talkUntil(house, () => house.falls() >= before + falls)
}

describe('a reader who is too slow', () => {
  it('is told the state afresh once it reads again, and hears everything from there', async () => {
    const house = await open()
    const table = house.table('one')
    const quick = await connect(house)
    await quick.join('one')
    const slow = await slowReader(house)
    const snapshotsBefore = table.snapshots
    for (let time = 1; time <= 100; time++) {
      table.say(LARGE)
      await quick.hear('events', time)
    }
    expect(house.falls()).toBeGreaterThan(0)
    slow.send({ type: 'do', id: 'command-1', table: 'one', command: { do: 'confirm' } })
    await quick.hear('events', 101)
    slow.ws.resume()
    await slow.hear('snapshot', 2)
    await slow.hear('answer')
    table.step()
    await slow.until('the last step', () => slow.heard('events').at(-1)?.upto === table.version)
    expect(table.snapshots).toBeLessThan(snapshotsBefore + 10)
    expect(slow.heard('events').length).toBeLessThan(100)

    let last = 0
    for (const message of slow.messages) {
      if (message.type === 'snapshot') last = message.upto
      if (message.type !== 'events') continue
      expect(message.after).toBeLessThanOrEqual(last)
      expect(message.upto).toBeGreaterThan(last)
      last = message.upto
    }
    await quick.until('the last step', () => quick.heard('events').at(-1)?.upto === table.version)
    expect(quick.heard('snapshot')).toHaveLength(1)
    expect(quick.heard('events')).toHaveLength(102)
  })

  it('hears all the same that the trouble of its tables is over', async () => {
    const tables = ['one', 'two']
    const house = await open({ tables })
    const slow = await connect(house)
    for (const table of tables) await slow.join(table)
    slow.ws.pause()
    // Whichever of these notices is thrown away with the rest, one of them is an end.
    for (let time = 0; house.falls() === 0 || time % 10 > 0; time++) {
      for (const [index, table] of tables.entries()) {
        house.gateway.troubled(table, (time + index) % 2 === 0 ? 'The store is away.' : null)
      }
      house.table('one').say(LARGE)
      await turn()
    }
    for (const table of tables) house.gateway.troubled(table, null)
    slow.ws.resume()
    await slow.hear('snapshot', 4)
    await slow.settled()
    for (const table of tables) {
      const last = slow.heard('notice').findLast((notice) => notice.table === table)
      expect(last).toMatchObject({ kind: 'resumed' })
    }
  })

  it('is dropped when it does not catch up in its time, not before', async () => {
    const house = await open()
    const { players } = house.table('one')
    const slow = await slowReader(house)
    await talkTooMuch(house)
    house.clock.advance(PACE.lagMillis - 1)
    // Somebody who comes after that is served: the slow one was looked at as well, and stays.
    await (await connect(house)).settled()
    expect([...players]).toEqual([slow.person.id])
    house.clock.advance(1)
    await until(() => players.size === 0)
    slow.ws.resume()
    expect(await slow.ended()).toMatchObject({ code: 4408 })
    await until(() => house.gateway.counts.sockets === 1)
  })

  it.each([
    ['is dropped when it falls behind again and again', 0, 3],
    ['may fall behind now and then', 60_000, 8],
  ])('%s', async (_, betweenMillis, most) => {
    const house = await open({ pace: { heartbeatMillis: HOUR_MILLIS } })
    const slow = await slowReader(house)
    for (let fall = 1; fall <= 8 && slow.closed === null; fall++) {
      const snapshots = slow.heard('snapshot').length
      slow.ws.pause()
      await talkTooMuch(house)
      slow.ws.resume()
      await slow.until('a resync', () => slow.heard('snapshot').length > snapshots || slow.closed !== null)
      house.clock.advance(betweenMillis)
    }
    expect(slow.closed?.code).toBe(most < 8 ? 4408 : undefined)
    expect(slow.heard('snapshot')).toHaveLength(1 + most)
  })

  it('never costs more memory than its buffer', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const inUse = (): number => {
      collect()
      const { arrayBuffers, heapUsed } = process.memoryUsage()
      return arrayBuffers + heapUsed
    }
    const house = await open({ limits: TALKATIVE })
    const players = await Promise.all(Array.from({ length: 10 }, () => slowReader(house)))
    await talkTooMuch(house, 10)
    const before = inUse()
    for (let time = 0; time < 300; time++) {
      house.table('one').say(LARGE)
      for (const { ws } of players) ws.ping()
      await turn()
    }
    expect(inUse() - before).toBeLessThan(players.length * BUFFER.bufferBytes)
    expect(house.gateway.counts.sockets).toBe(players.length)
  })

  it('may ask as much as it likes: answers wait for it up to a bound', async () => {
    const house = await open({ limits: TALKATIVE })
    const slow = await slowReader(house)
    await talkTooMuch(house)
    for (let time = 0; time < 1_000; time++) slow.send({ type: 'ping', at: time })
    const last = { type: 'do', id: 'command-1', table: 'one', command: { do: 'confirm' } } as const
    const { version } = house.table('one')
    slow.send(last)
    await until(() => house.table('one').version === version + 1)
    slow.ws.resume()
    await slow.hear('snapshot', 2)
    await slow.settled()
    expect(slow.heard('pong').length).toBeLessThan(300)
    slow.send(last)
    expect(await slow.hear('answer')).toMatchObject({ id: 'command-1', ok: true, upto: version + 1 })
  })
})

describe('a socket without a sign of life', () => {
  it('is ended after two beats', async () => {
    const house = await open()
    const { players } = house.table('one')
    const alive = await connect(house)
    const silent = await slowReader(house)
    for (const missed of [1, 2]) {
      house.clock.advance(PACE.heartbeatMillis)
      // The sign of life of the one who reads is with the server before the answer to this.
      await alive.settled()
      expect([missed, ...players]).toEqual([missed, silent.person.id])
    }
    house.clock.advance(PACE.heartbeatMillis)
    await until(() => house.gateway.counts.sockets === 1)
    expect(players.size).toBe(0)
    await alive.settled()
    expect(alive.closed).toBeNull()
  })
})
