import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hear, type Tracked } from '#protocol/fold'
import type { ToPlayer } from '#protocol/player/to-player'
import { type House, type HouseSettings, openHouse } from '#server/gateway/testing/house'
import { connect } from '#server/gateway/testing/player'
import { HandClock } from '#tests/clock'

async function open(settings?: HouseSettings): Promise<House> {
  const house = await openHouse(new HandClock(), settings)
  onTestFinished(house.close)
  return house
}

/** Folds what a client heard of a table by the client's rule; a gap is an error. */
function follow(messages: readonly ToPlayer[], table: string): Tracked | null {
  let tracked: Tracked | null = null
  for (const message of messages) {
    if ((message.type !== 'snapshot' && message.type !== 'events') || message.table !== table) continue
    const heard = hear(tracked, message)
    if (heard === 'gap' || heard === 'overlap')
      throw new Error(`A ${heard} after ${tracked?.upto}: ${JSON.stringify(message)}`)
    if (heard !== 'ignored') tracked = heard
  }
  return tracked
}

const ANYBODY = { as: 'bystander' } as const

describe('a player at a table', () => {
  it('is welcomed first, joins, and hears what happens', async () => {
    const house = await open()
    const player = await connect(house)
    const { id, name } = player.person
    expect(player.messages).toEqual([
      {
        type: 'welcome',
        protocol: 1,
        player: id,
        name,
        house: false,
        currency: 'EUR',
        cash: 100_000,
        golden: 0,
        now: expect.any(Number),
      },
    ])
    house.table('one').step()
    await player.join('one')
    expect(player.heard('snapshot')).toMatchObject([
      { table: 'one', upto: 2, state: { id: 'speed-baccarat' } },
    ])
    house.table('one').step()
    expect(await player.hear('events')).toMatchObject({
      after: 2,
      upto: 3,
      events: [{ type: 'clock', for: 'bets', until: 2 }],
    })
  })

  it('hears nothing of tables not joined, or left', async () => {
    const house = await open({ tables: ['one', 'two'] })
    const player = await connect(house)
    await player.join('one')
    await player.join('two')
    player.send({ type: 'leave', table: 'one' })
    await player.settled()
    const before = player.messages.length
    house.table('one').step()
    house.table('two').step()
    await player.hear('events')
    await player.settled()
    const heard = player.messages.slice(before).filter(({ type }) => type !== 'pong')
    expect(heard).toMatchObject([{ type: 'events', table: 'two' }])
  })

  it('asks again for what was heard meanwhile, and is never told anything twice', async () => {
    const house = await open()
    const player = await connect(house)
    const table = house.table('one')
    await player.join('one')
    const since = player.heard('snapshot').at(-1)?.upto ?? 0
    table.step()
    await player.hear('events')
    player.send({ type: 'join', table: 'one', since })
    await player.settled()
    table.step()
    player.send({ type: 'join', table: 'one', since })
    await player.settled()
    const repeated = player.heard('events').filter(({ whole }) => whole === true)
    expect(repeated).toMatchObject([
      { after: since, upto: since + 1 },
      { after: since, upto: since + 2 },
    ])
    const before = { upto: since + 1, state: table.snapshot(ANYBODY).state }
    expect(repeated.map((message) => hear(before, message))).toEqual(['ignored', 'overlap'])
  })

  it('MP-9: is at a table over one socket, the newest, and departs with it', async () => {
    const house = await open()
    const first = await connect(house)
    const second = await connect(house, first)
    const { players } = house.table('one')
    await first.join('one')
    await second.join('one')
    await second.join('one')
    expect(await first.hear('left')).toEqual({ type: 'left', table: 'one', why: 'elsewhere' })
    expect([...players]).toEqual([first.person.id])
    await first.leave()
    house.table('one').step()
    await second.hear('events')
    expect([...players]).toEqual([first.person.id])
    await second.leave()
    await expect.poll(() => [...players]).toEqual([])
    expect(house.gateway.counts).toEqual({ sockets: 0, players: 0 })
  })

  it('is told which tables there are not, and how many one socket may hear', async () => {
    const house = await open({ tables: ['one', 'two'], limits: { tablesPerSocket: 1 } })
    const player = await connect(house)
    player.send({ type: 'join', table: 'nowhere' })
    player.send({ type: 'do', id: 'command-1', table: 'nowhere', command: { do: 'clear' } })
    await player.hear('error', 2)
    await player.join('one')
    player.send({ type: 'join', table: 'two' })
    await player.hear('error', 3)
    expect(player.heard('error')).toMatchObject([
      { code: 'unknown-table' },
      { code: 'unknown-table', id: 'command-1' },
      { code: 'bad-message', text: 'One socket hears 1 tables at most: leave one first.' },
    ])
    await player.join('one')
  })
})

describe('what is heard', () => {
  it('comes in order and without gaps, whenever one joins', async () => {
    const house = await open()
    const table = house.table('one')
    const players = []
    for (let round = 0; round < 30; round++) {
      const player = await connect(house)
      player.send({ type: 'join', table: 'one' })
      players.push(player)
      for (let step = 0; step < 7; step++) {
        table.step(step % 3)
        if (step % 2 === 0) await turn()
      }
    }
    expect(players).toHaveLength(30)
    for (const player of players) {
      await player.until('the last step', () => follow(player.messages, 'one')?.upto === table.version)
      expect(follow(player.messages, 'one')?.state).toEqual(table.snapshot(ANYBODY).state)
    }
  })

  it('is for everyone, or for one player alone', async () => {
    const house = await open({ tables: ['one', 'two'] })
    const [anna, bruno, carla] = [await connect(house), await connect(house), await connect(house)]
    for (const player of [anna, bruno]) await player.join('one')
    await carla.join('two')
    const table = house.table('one')
    table.step()
    table.whisper(anna.person.id)
    table.whisper(bruno.person.id)
    table.step()
    house.table('two').whisper(anna.person.id)
    for (const player of [anna, bruno]) {
      await player.until('the last step', () => follow(player.messages, 'one')?.upto === table.version)
      expect(player.heard('events').map(({ after, upto }) => [after, upto])).toEqual(
        player === bruno
          ? [
              [1, 2],
              [2, 4],
              [2, 5],
            ]
          : [
              [1, 2],
              [2, 3],
              [2, 5],
            ],
      )
      const told = player.heard('events').flatMap(({ events }) => events)
      const own = told.filter((event) => event.type === 'autoConfirm')
      expect(own).toEqual([{ type: 'autoConfirm', player: player.person.id, on: true }])
    }
    await carla.settled()
    expect(carla.heard('events')).toEqual([])
  })

  it('is an answer after the events that it brought about, also while one joins', async () => {
    const house = await open()
    const player = await connect(house)
    const commands = Array.from({ length: 40 }, (_, index) => ({
      type: 'do' as const,
      id: `command-${index}`,
      table: 'one',
      command: index % 2 === 0 ? { do: 'confirm' as const } : { do: 'autoConfirm' as const, on: true },
    }))
    player.send({ type: 'join', table: 'one' }, ...commands.slice(0, 20))
    await player.hear('answer')
    player.send(...commands.slice(20), { type: 'join', table: 'one' })
    await player.hear('answer', 40)
    const taken = player.messages.flatMap((message, index) =>
      message.type === 'answer' && message.ok ? [{ ...message, index }] : [],
    )
    expect(taken).toHaveLength(40)
    for (const { index, ...message } of taken) {
      const before = player.messages.slice(0, index)
      const known = before.filter((other) => other.type === 'snapshot' || other.type === 'events')
      expect(Math.max(...known.map(({ upto }) => upto))).toBeGreaterThanOrEqual(message.upto)
    }
    expect(follow(player.messages, 'one')?.upto).toBe(house.table('one').version)
  })
})

describe('commands', () => {
  it('have one answer for ever, told to whoever asks again', async () => {
    const house = await open()
    const player = await connect(house)
    const bet = { type: 'do', id: 'command-1', table: 'one', command: { do: 'confirm' } } as const
    player.send(bet)
    await player.hear('answer')
    await player.leave()
    const again = await connect(house, player)
    again.send(bet, { type: 'do', id: 'command-2', table: 'one', command: { do: 'clear' } })
    await again.hear('answer', 2)
    expect(again.heard('answer')).toEqual([
      { type: 'answer', id: 'command-1', ok: true, upto: 2 },
      { type: 'answer', id: 'command-2', ok: false, reason: 'closed', text: 'Nothing lies there.' },
    ])
  })

  it('of a socket that is gone are done all the same', async () => {
    const house = await open()
    const player = await connect(house)
    player.send({ type: 'do', id: 'command-1', table: 'one', command: { do: 'confirm' } })
    player.ws.close()
    await expect.poll(() => house.table('one').version).toBe(2)
  })
})

describe('coming back', () => {
  it('tells what was missed, or all when that is no longer known', async () => {
    const house = await open()
    const table = house.table('one')
    const player = await connect(house)
    await player.join('one')
    table.step()
    await player.hear('events')
    await player.leave()
    table.step(3)
    table.whisper(player.person.id)
    table.whisper('somebody else')

    const soon = await connect(house, player)
    await soon.join('one', 2)
    expect(soon.heard('snapshot')).toEqual([])
    expect(soon.heard('events')).toMatchObject([{ after: 2, upto: table.version }])
    expect(soon.heard('events')[0]?.events).toHaveLength(4)
    await soon.leave()

    table.step(60)
    const late = await connect(house, player)
    await late.join('one', 2)
    expect(late.heard('events')).toEqual([])
    expect(late.heard('snapshot')).toMatchObject([{ upto: table.version }])
    await late.join('one', table.version + 1_000)
    expect(late.heard('snapshot')).toHaveLength(2)
    await late.join('one', table.version)
    expect(late.heard('events')).toMatchObject([{ after: table.version, upto: table.version, events: [] }])
    table.step()
    await late.hear('events', 2)
    expect(follow(late.messages, 'one')?.upto).toBe(table.version)
  })
})

describe('news beside the log', () => {
  it('are the purse, each time it changes', async () => {
    const house = await open()
    const player = await connect(house)
    const other = await connect(house)
    const second = await connect(house, player)
    house.gateway.purseChanged(player.person.id, 5_000, 10)
    expect(await player.hear('purse')).toEqual({ type: 'purse', cash: 5_000, golden: 10 })
    expect(await second.hear('purse')).toEqual({ type: 'purse', cash: 5_000, golden: 10 })
    house.gateway.purseChanged(player.person.id, 4_000, 10)
    house.gateway.purseChanged(player.person.id, 3_000, 10)
    await player.until('the last purse', () => player.heard('purse').at(-1)?.cash === 3_000)
    await other.settled()
    expect(other.heard('purse')).toEqual([])
  })

  it('are a table that lost or found its store, told also to those who join meanwhile', async () => {
    const house = await open({ tables: ['one', 'two'] })
    const table = house.table('one')
    const [early, late, elsewhere] = [await connect(house), await connect(house), await connect(house)]
    await early.join('one')
    await elsewhere.join('two')
    table.trouble = 'The books cannot be reached: the table waits.'
    house.gateway.troubled('one', table.trouble)
    house.gateway.troubled('one', table.trouble)
    await early.hear('notice')
    await late.join('one')
    await late.hear('notice')
    table.trouble = null
    house.gateway.troubled('one', null)
    for (const player of [early, late]) {
      await player.hear('notice', 2)
      expect(player.heard('notice').map(({ kind, table }) => [kind, table])).toEqual([
        ['paused', 'one'],
        ['resumed', 'one'],
      ])
    }
    await elsewhere.settled()
    expect(elsewhere.heard('notice')).toEqual([])
  })

  it('are the end of the house', async () => {
    const house = await openHouse(new HandClock())
    const players = [await connect(house), await connect(house)]
    await players[0]?.join('one')
    await house.close()
    for (const player of players) {
      expect(await player.ended()).toEqual({ code: 1012, text: 'The test is over.' })
      expect(player.heard('notice')).toEqual([
        { type: 'notice', table: null, kind: 'closing', text: 'The test is over.' },
      ])
    }
    expect([...house.table('one').players]).toEqual([])
  })
})
