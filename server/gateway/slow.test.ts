import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type House, type HouseSettings, openHouse } from '#server/gateway/testing/house'
import { connect } from '#server/gateway/testing/player'

async function open(settings?: HouseSettings): Promise<House> {
  const house = await openHouse(settings)
  onTestFinished(house.close)
  return house
}

/** More than the operating system buffers for one connection. */
const LARGE = 'x'.repeat(256 * 1_024)
const BUFFER = { bufferBytes: 512 * 1_024 }
const TALKATIVE = { ...BUFFER, messagesPerSecond: 100_000, messagesBurst: 100_000 }

/** The table talks on until something holds. */
async function talkUntil(house: House, holds: () => boolean, most = 2_000): Promise<void> {
  for (let time = 0; time < most && !holds(); time++) {
    house.table('one').say(LARGE)
    await pause(2)
  }
  if (!holds()) throw new Error('The table talked in vain.')
}

describe('a reader who is too slow', () => {
  it('is told the state afresh once it reads again, and hears everything from there', async () => {
    const house = await open({ limits: BUFFER, tickMillis: 1, pace: { lagMillis: 60_000 } })
    const table = house.table('one')
    const slow = await connect(house)
    const quick = await connect(house)
    await slow.join('one')
    await quick.join('one')
    const snapshotsBefore = table.snapshots
    slow.ws.pause()
    for (let time = 0; time < 100; time++) {
      table.say(LARGE)
      await pause(2)
    }
    slow.send({ type: 'do', id: 'command-1', table: 'one', command: { do: 'confirm' } })
    await expect.poll(() => table.snapshot({ as: 'bystander' }).state.clock).not.toBeNull()
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
    const house = await open({ limits: BUFFER, tickMillis: 1, pace: { lagMillis: 60_000 }, tables })
    const slow = await connect(house)
    for (const table of tables) await slow.join(table)
    slow.ws.pause()
    // Whichever of these notices is thrown away with the rest, one of them is an end.
    for (let time = 0; time < 100; time++) {
      for (const [index, table] of tables.entries()) {
        house.gateway.troubled(table, (time + index) % 2 === 0 ? 'The store is away.' : null)
      }
      house.table('one').say(LARGE)
      await pause(2)
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

  it('is dropped when it does not catch up', async () => {
    const house = await open({ limits: BUFFER, tickMillis: 1, pace: { lagMillis: 100, closeMillis: 10_000 } })
    const slow = await connect(house)
    await slow.join('one')
    slow.ws.pause()
    await talkUntil(house, () => house.table('one').players.size === 0)
    slow.ws.resume()
    expect(await slow.ended()).toMatchObject({ code: 4408 })
    await expect.poll(() => house.gateway.counts.sockets).toBe(0)
  })

  it('is dropped when it falls behind again and again', async () => {
    const house = await open({
      limits: BUFFER,
      tickMillis: 1,
      pace: { lagMillis: 60_000, closeMillis: 10_000 },
    })
    const slow = await connect(house)
    await slow.join('one')
    for (let fall = 0; slow.closed === null; fall++) {
      expect(fall).toBeLessThan(10)
      const snapshots = slow.heard('snapshot').length
      slow.ws.pause()
      for (let time = 0; time < 60; time++) {
        house.table('one').say(LARGE)
        await pause(2)
      }
      slow.ws.resume()
      await slow.until('a resync', () => slow.heard('snapshot').length > snapshots || slow.closed !== null)
    }
    expect(slow.closed.code).toBe(4408)
    expect(slow.heard('snapshot').length).toBeLessThanOrEqual(5)
  })

  it('never costs more memory than its buffer', async () => {
    const house = await open({ limits: TALKATIVE, tickMillis: 1, pace: { lagMillis: 60_000 } })
    const players = await Promise.all(Array.from({ length: 10 }, () => connect(house)))
    for (const player of players) {
      await player.join('one')
      player.ws.pause()
    }
    for (let time = 0; time < 60; time++) {
      house.table('one').say(LARGE)
      await pause(2)
    }
    const before = process.memoryUsage()
    for (let time = 0; time < 600; time++) {
      house.table('one').say(LARGE)
      for (const { ws } of players) ws.ping()
      await pause(1)
    }
    const after = process.memoryUsage()
    const grown = after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed
    expect(grown).toBeLessThan(60_000_000)
    expect(house.gateway.counts.sockets).toBe(10)
    for (const { ws } of players) ws.terminate()
  })

  it('may ask as much as it likes: answers wait for it up to a bound', async () => {
    const house = await open({ limits: TALKATIVE, tickMillis: 1, pace: { lagMillis: 60_000 } })
    const slow = await connect(house)
    await slow.join('one')
    slow.ws.pause()
    for (let time = 0; time < 60; time++) {
      house.table('one').say(LARGE)
      await pause(2)
    }
    for (let time = 0; time < 1_000; time++) slow.send({ type: 'ping', at: time })
    const last = { type: 'do', id: 'command-1', table: 'one', command: { do: 'confirm' } } as const
    const { version } = house.table('one')
    slow.send(last)
    await expect.poll(() => house.table('one').version).toBe(version + 1)
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
    const house = await open({ pace: { heartbeatMillis: 60 } })
    const [silent, alive] = [await connect(house), await connect(house)]
    await silent.join('one')
    silent.ws.pause()
    await expect.poll(() => house.gateway.counts.sockets, { timeout: 5_000 }).toBe(1)
    expect(house.table('one').players.size).toBe(0)
    await alive.settled()
    expect(alive.closed).toBeNull()
    silent.ws.terminate()
  })
})
