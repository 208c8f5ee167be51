import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disagreements } from '#cli/bots/crowd/agree'
import type { Bot } from '#cli/bots/crowd/bot'
import { Crowd, type CrowdOptions } from '#cli/bots/crowd/crowd'
import { chartsFor } from '#cli/bots/play/charts'
import { openServer, type TestServer } from '#cli/bots/testing/server'
import { isLater } from '#cli/bots/wire/session'
import { GAME_IDS } from '#engine/games'
import { audit } from '#server/audit/audit'
import { openStore } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { sealerWith } from '#server/tables/records'
import { Door } from '#tests/floor/door'
import { emptyFolder } from '#tests/floor/house'
import { BRISK } from '#tests/floor/timings'
import { freshDatabase } from '#tests/made-postgres'
import { until } from '#tests/until'

let folder: ReturnType<typeof emptyFolder>
let databaseUrl = ''
let server: TestServer
let door: Door
let crowds: Crowd[] = []

/** It takes seconds in which a server in this process would do nothing else. */
beforeAll(() => chartsFor(GAME_IDS))

beforeEach(async () => {
  folder = emptyFolder()
  databaseUrl = await freshDatabase()
  door = await Door.open()
  await start()
})

async function start(): Promise<void> {
  server = await openServer({ folder: folder.path, databaseUrl, timings: BRISK })
  door.leadsTo = server.port
}

/** Its port may be somebody else's then. */
async function stop(): Promise<void> {
  door.leadsTo = null
  await server.stop()
}

afterEach(async () => {
  await Promise.all(crowds.map((crowd) => crowd.close(0)))
  crowds = []
  await stop()
  await door.close()
  folder.remove()
})

async function open(options: Partial<CrowdOptions> = {}): Promise<Crowd> {
  const crowd = await Crowd.open({
    url: door.url,
    players: 12,
    play: 'random',
    seed: '5ab07',
    immediate: true,
    pingMillis: 100,
    ...options,
  })
  if (isLater(crowd)) throw new Error(crowd.text)
  crowds.push(crowd)
  await crowd.arrived
  return crowd
}

/** Each bot's views hold against freshly told ones, while play goes on. */
async function expectTrueViews(bots: readonly Bot[]): Promise<void> {
  const found = await Promise.all(bots.map(({ client }) => disagreements(client)))
  expect(found.flat()).toEqual([])
}

async function rounds(crowd: Crowd, count: number): Promise<void> {
  const goal = crowd.summary.rounds + count
  await until(() => crowd.summary.rounds >= goal)
}

describe('a crowd on a whole floor', () => {
  it('plays every table by chart and at random; all is answered, all views are true', async () => {
    const [best, random] = [await open({ play: 'best', players: 24 }), await open({ seed: 'b' })]
    const heard = new Set<string>()
    for (const { client } of best.bots) client.listen({ onChange: (table) => void heard.add(table) })
    await rounds(best, 80)
    await expectTrueViews([...best.bots, ...random.bots])
    expect(heard.size).toBe(13)
    for (const { commands, ...summary } of [await best.close(30_000), await random.close(30_000)]) {
      const refused = Object.values(summary.refused).reduce((sum, count) => sum + count, 0)
      expect(commands).toBe(summary.accepted + refused)
      expect(summary).toMatchObject({
        underway: 0,
        gaps: 0,
        reconnects: 0,
        errors: {},
        faults: 0,
        lastFault: '',
      })
      expect(summary.refused).not.toHaveProperty('unanswered')
      expect(summary.refused).not.toHaveProperty('id-reused')
      expect(summary.accepted).toBeGreaterThan(100)
      expect(summary.staked).toBeGreaterThan(0)
      expect(summary.won).toBeGreaterThan(0)
      expect(summary.roundTripMillis.p50).toBeGreaterThan(0)
    }
    expect(server.log).toEqual([])
  })

  it('survives restarts of the server, and no cent is lost', async () => {
    const crowd = await open()
    for (let restart = 1; restart <= 3; restart++) {
      await rounds(crowd, 15)
      await stop()
      await start()
      await until(() => crowd.summary.connected === 12)
    }
    await rounds(crowd, 15)
    await expectTrueViews(crowd.bots)
    const summary = await crowd.close(30_000)
    expect(summary).toMatchObject({ underway: 0, faults: 0, lastFault: '' })
    expect(summary.refused).not.toHaveProperty('unanswered')
    expect(summary.refused).not.toHaveProperty('id-reused')
    expect(summary.reconnects).toBeGreaterThanOrEqual(3 * 12)
    await stop()
    const store = await openStore({ databaseUrl, dataFolder: folder.path })
    const key = loadSealKey({ fromEnvironment: undefined, dataFolder: folder.path })
    expect((await audit(store.db, sealerWith(key))).problems).toEqual([])
    await store.close()
    await start()
  })
})
