import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hearLobby, type KnownLobby } from '#protocol/lobby/fold'
import type { LobbyTable } from '#protocol/lobby/table'
import { type House, type HouseSettings, openHouse } from '#server/gateway/testing/house'
import { connect, type TestPlayer } from '#server/gateway/testing/player'
import { HandClock } from '#tests/clock'
import { until } from '#tests/until'

const TABLES = ['one', 'two', 'three']

const LOOK_MILLIS = 400

interface LobbyHouse extends House {
  /** It is time for the lobby to look at the tables. */
  look(): void
}

/** Time stands still unless the test moves it; sockets are written to at once. */
async function open(settings: HouseSettings = {}): Promise<LobbyHouse> {
  const clock = new HandClock()
  const config = { lobbyMillis: LOOK_MILLIS }
  const house = await openHouse(clock, { tables: TABLES, ...settings, config })
  onTestFinished(house.close)
  return { ...house, look: () => clock.advance(LOOK_MILLIS) }
}

/** What a watcher knows after all that it heard, or after what it heard up to a number. */
function lobbyOf({ messages }: TestPlayer, upto = Number.POSITIVE_INFINITY): KnownLobby {
  let known: KnownLobby | null = null
  for (const message of messages) {
    if (message.type !== 'lobby' && message.type !== 'lobbyChanged') continue
    if (message.number > upto) break
    const next: KnownLobby | null | 'gap' = hearLobby(known, message)
    if (next === 'gap' || next === null) throw new Error(`A gap before ${message.number}.`)
    known = next
  }
  if (known === null) throw new Error('Nothing was heard of the lobby.')
  return known
}

function tableOf(player: TestPlayer, id: string): LobbyTable | undefined {
  return lobbyOf(player).tables.get(id)
}

async function watch(player: TestPlayer, level: 'list' | 'panel', tables?: readonly string[]): Promise<void> {
  const heard = player.heard('lobby').length
  player.send({ type: 'lobby', level, ...(tables && { tables }) })
  await player.hear('lobby', heard + 1)
}

describe('watching the lobby', () => {
  it('TP-1: shows every table whole, then only what changes', async () => {
    const house = await open()
    const player = await connect(house)
    await watch(player, 'list')
    const [whole] = player.heard('lobby')
    expect(whole).toMatchObject({ level: 'list', number: 0 })
    expect(whole?.tables.map(({ id }) => id)).toEqual(TABLES)
    expect(whole?.tables[0]).toMatchObject({
      name: 'Counter one',
      game: 'speed-baccarat',
      currency: 'EUR',
      dealer: null,
      voiceOver: false,
      video: null,
      multiPlay: true,
      players: 0,
      round: null,
      seats: null,
      results: '',
      streak: null,
      goodRoads: [],
    })
    expect(whole?.tables[0]).not.toHaveProperty('statistics')
    house.table('two').say('The cloth is being changed.')
    house.look()
    const changed = await player.hear('lobbyChanged')
    const paused = 'The cloth is being changed.'
    expect(changed).toEqual({ type: 'lobbyChanged', number: 1, tables: [{ id: 'two', paused }] })
  })

  it('MP-1: tells a panel more, and only of the tables that it names', async () => {
    const house = await open()
    const player = await connect(house)
    await watch(player, 'panel', ['three', 'one', 'three'])
    const [whole] = player.heard('lobby')
    expect(whole?.tables.map(({ id }) => id)).toEqual(['one', 'three'])
    expect(whole?.tables[0]).toMatchObject({
      statistics: { player: 0, banker: 0, ties: 0, playerPairs: 0, bankerPairs: 0, naturals: 0 },
      derived: { bigEyeBoy: null, smallRoad: null, cockroachRoad: null },
      crowd: {},
      outcome: null,
    })
    house.table('two').say('not yours')
    house.look()
    house.table('three').say('yours')
    house.look()
    expect(await player.hear('lobbyChanged')).toMatchObject({ number: 1, tables: [{ id: 'three' }] })
    await watch(player, 'panel', [])
    expect(player.heard('lobby').at(-1)?.tables).toEqual([])
  })

  it('counts players as tables do: each once, and not those who only watch', async () => {
    const house = await open()
    const [watcher, guest] = [await connect(house), await connect(house)]
    const again = await connect(house, guest)
    await watch(watcher, 'list')
    await guest.join('one')
    await again.join('one')
    house.look()
    await watcher.until('a player', () => tableOf(watcher, 'one')?.players === 1)
    await guest.leave()
    await again.leave()
    await until(() => house.gateway.playersAt('one') === 0)
    house.look()
    await watcher.until('nobody', () => tableOf(watcher, 'one')?.players === 0)
    expect(house.table('one').players.size).toBe(0)
  })

  it('tells of trouble that no log knows, and of its end', async () => {
    const house = await open()
    const player = await connect(house)
    await watch(player, 'list')
    house.table('one').trouble = 'The store is away.'
    house.look()
    await expect.poll(() => tableOf(player, 'one')?.paused).toBe('The store is away.')
    house.table('one').trouble = null
    house.look()
    await expect.poll(() => tableOf(player, 'one')?.paused).toBeNull()
  })

  it('tells nobody what is for one player alone', async () => {
    const house = await open()
    const player = await connect(house)
    await watch(player, 'panel')
    const { snapshots } = house.table('one')
    house.table('one').whisper('somebody')
    house.look()
    await player.settled()
    expect(house.table('one').snapshots).toBe(snapshots)
    expect(player.heard('lobbyChanged')).toEqual([])
  })

  it('coalesces what happens between two looks', async () => {
    const house = await open()
    const player = await connect(house)
    await watch(player, 'list')
    for (let time = 1; time <= 20; time++) house.table('one').say(`Pause ${time}.`)
    house.look()
    const changed = await player.hear('lobbyChanged')
    expect(changed.tables).toEqual([{ id: 'one', paused: 'Pause 20.' }])
    await player.settled()
    expect(player.heard('lobbyChanged')).toHaveLength(1)
  })

  it('ends with off, and with the socket; then nothing is looked at any more', async () => {
    const house = await open()
    const table = house.table('one')
    let said = ''
    const isLookedAt = () => {
      const { snapshots } = table
      said = `After ${snapshots}.`
      table.say(said)
      house.look()
      return table.snapshots > snapshots
    }
    expect(isLookedAt()).toBe(false)
    const [first, second] = [await connect(house), await connect(house)]
    await watch(first, 'list')
    await watch(second, 'panel')
    expect(isLookedAt()).toBe(true)
    first.send({ type: 'lobby', level: 'off' })
    await first.settled()
    expect(isLookedAt()).toBe(true)
    const heard = first.heard('lobbyChanged').length
    await first.settled()
    expect(first.heard('lobbyChanged')).toHaveLength(heard)
    await second.leave()
    await until(() => house.gateway.counts.sockets === 1)
    expect(isLookedAt()).toBe(false)
    await watch(first, 'list', ['one'])
    expect(tableOf(first, 'one')?.paused).toBe(said)
  })
})

describe('what is wrong with a wish', () => {
  it('a table that is not there: it says which, and what was watched stays', async () => {
    const house = await open()
    const player = await connect(house)
    await watch(player, 'list', ['one'])
    player.send({ type: 'lobby', level: 'panel', tables: ['two', 'nowhere'] })
    expect(await player.hear('error')).toMatchObject({
      code: 'unknown-table',
      text: "There is no table 'nowhere'.",
    })
    house.table('one').say('still watched')
    house.look()
    expect(await player.hear('lobbyChanged')).toMatchObject({ number: 1, tables: [{ id: 'one' }] })
  })

  it.each([
    { type: 'lobby' },
    { type: 'lobby', level: 'all' },
    { type: 'lobby', level: 'list', tables: 'one' },
    { type: 'lobby', level: 'list', tables: ['ONE'] },
    { type: 'lobby', level: 'list', tables: [1] },
    { type: 'lobby', level: 'list', patterns: [] },
  ])('%j is no message', async (wrong) => {
    const house = await open()
    const player = await connect(house)
    player.ws.send(JSON.stringify(wrong))
    expect(await player.hear('error')).toMatchObject({ code: 'bad-message' })
    expect(player.heard('lobby')).toEqual([])
  })
})

describe('a watcher who asks again', () => {
  it('is shown what one who heard every change knows, at every level and for every choice', async () => {
    const house = await open()
    const choices = [undefined, ['one'], ['two', 'three']].flatMap((tables) =>
      (['list', 'panel'] as const).map((level) => ({ level, tables })),
    )
    const pairs = await Promise.all(
      choices.map(async ({ level, tables }) => {
        const [steady, asking] = [await connect(house), await connect(house)]
        await watch(steady, level, tables)
        return { steady, asking, level, tables }
      }),
    )
    for (let time = 0; time < 12; time++) {
      for (const table of TABLES) house.table(table).say(`Pause ${time} of ${table}`)
      if (time % 3 === 0) house.look()
      for (const { asking, level, tables } of pairs) await watch(asking, level, tables)
    }
    expect(pairs).toHaveLength(6)
    for (const { steady, asking } of pairs) {
      const pictures = asking.heard('lobby')
      const last = pictures.at(-1)?.number ?? 0
      expect(last).toBeGreaterThan(1)
      house.look()
      await steady.until('all of it', () => lobbyOf(steady).number >= last)
      for (const { number, tables } of pictures) {
        expect([...lobbyOf(steady, number).tables.values()]).toEqual(tables)
      }
    }
  })
})

describe('a watcher who reads too slowly', () => {
  const HOUR_MILLIS = 3_600_000
  const BUFFER = { bufferBytes: 512 * 1_024 }
  const large = (time: number) => `${time} ${'x'.repeat(256 * 1_024)}`

  it('is shown the lobby afresh once it reads again, and hears every change from there', async () => {
    const house = await open({
      limits: BUFFER,
      pace: { lagMillis: HOUR_MILLIS, heartbeatMillis: HOUR_MILLIS },
    })
    const [slow, quick] = [await connect(house), await connect(house)]
    for (const player of [slow, quick]) await watch(player, 'list')
    slow.ws.pause()
    for (let time = 0; time < 60; time++) {
      const heard = quick.heard('lobbyChanged').length
      house.table('one').say(large(time))
      house.look()
      await quick.hear('lobbyChanged', heard + 1)
    }
    slow.ws.resume()
    await slow.hear('lobby', 2)
    house.table('two').say('And on it goes.')
    house.look()
    for (const player of [slow, quick]) {
      await player.until('the end', () => tableOf(player, 'two')?.paused === 'And on it goes.')
      expect(tableOf(player, 'one')?.paused).toBe(large(59))
    }
    expect(slow.heard('lobbyChanged').length).toBeLessThan(60)
    expect(quick.heard('lobby')).toHaveLength(1)
  })

  it('is dropped when it does not catch up', async () => {
    const house = await open({
      limits: BUFFER,
      pace: { closeMillis: HOUR_MILLIS, heartbeatMillis: HOUR_MILLIS },
    })
    const slow = await connect(house)
    await slow.join('two')
    await watch(slow, 'list')
    slow.ws.pause()
    for (let time = 0; house.table('two').players.size > 0; time++) {
      house.table('one').say(large(time))
      house.look()
      await turn()
    }
    slow.ws.resume()
    expect(await slow.ended()).toMatchObject({ code: 4408 })
  })
})
