import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type HouseSettings, openHouse } from '#server/gateway/testing/house'
import { connect, type TestPlayer } from '#server/gateway/testing/player'
import { HandClock } from '#tests/clock'
import { until } from '#tests/until'

const TICK_MILLIS = 20

/** Time stands still; a player has joined all tables, and heard of it just now. */
async function openBetweenTicks({ tables = ['one'] }: HouseSettings = {}) {
  const clock = new HandClock()
  const house = await openHouse(clock, { tables, tickMillis: TICK_MILLIS })
  onTestFinished(house.close)
  const player = await connect(house)
  player.send(...tables.map((table) => ({ type: 'join' as const, table })))
  await until(() => tables.every((table) => house.table(table).players.size === 1))
  clock.advance(TICK_MILLIS)
  await player.hear('snapshot', tables.length)
  return { house, player, clock }
}

/** What the server has sent so far comes before the answer to this; nothing does. */
async function nothingComes({ ws, messages }: TestPlayer): Promise<void> {
  const before = messages.length
  ws.ping()
  await once(ws, 'pong')
  expect(messages.slice(before)).toEqual([])
}

describe('what is heard', () => {
  it('comes many messages to a frame while much happens', async () => {
    const tables = Array.from({ length: 10 }, (_, index) => `table-${index}`)
    const { house, player, clock } = await openBetweenTicks({ tables })
    const framesBefore = player.frames
    for (let round = 0; round < 20; round++) {
      for (const table of tables) house.table(table).step()
      clock.advance(TICK_MILLIS / 5)
    }
    await player.hear('events', 200)
    expect(player.heard('events')).toHaveLength(200)
    expect(player.frames - framesBefore).toBe(4)
  })

  it('goes out at once when it was quiet, in one frame for one turn, and the next one a tick later', async () => {
    const { house, player, clock } = await openBetweenTicks()
    clock.advance(TICK_MILLIS)
    const framesBefore = player.frames
    for (let step = 0; step < 3; step++) house.table('one').step()
    await player.hear('events', 3)
    expect(player.frames).toBe(framesBefore + 1)
    house.table('one').step()
    clock.advance(TICK_MILLIS - 1)
    await nothingComes(player)
    clock.advance(1)
    await player.hear('events', 4)
    expect(player.frames).toBe(framesBefore + 2)
  })

  it('costs one snapshot a tick, however often one joins', async () => {
    const { house, player, clock } = await openBetweenTicks()
    const { snapshots } = house.table('one')
    player.send(...Array.from({ length: 50 }, () => ({ type: 'join' as const, table: 'one' })))
    await nothingComes(player)
    clock.advance(TICK_MILLIS)
    await player.hear('snapshot', 2)
    expect(house.table('one').snapshots).toBe(snapshots + 1)
  })
})
