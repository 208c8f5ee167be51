import { afterAll, beforeAll, expect, it } from 'vitest'
import { Crowd } from '#cli/bots/crowd'
import { isLater } from '#cli/bots/session'
import { until } from '#cli/bots/testing/scripted-server'
import { openServer, type TestServer } from '#cli/bots/testing/server'
import { audit } from '#server/audit/audit'
import { openStore } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { sealerWith } from '#server/tables/records'
import { temporaryFolder } from '#tests/floor/house'
import { FAST } from '#tests/floor/timings'

const PATIENCE_MILLIS = 60_000
const PLAYERS = 4
const TABLES = ['speed-1', 'ventuno']

const folder = temporaryFolder()
let server: TestServer
beforeAll(async () => {
  // So little for one session that it is soon used up, and another has to be opened.
  const more = { regulated: true, sessionMost: 1_000 }
  server = await openServer({ folder: folder.path, timings: FAST, more })
}, PATIENCE_MILLIS)
afterAll(() => folder.remove())

it(
  'TP-18: test players take money to their tables, and again when it is used up',
  async () => {
    const crowd = await Crowd.open({
      url: server.url,
      players: PLAYERS,
      tables: TABLES,
      play: 'random',
      seed: '5ab07',
      immediate: true,
    })
    if (isLater(crowd)) throw new Error(crowd.text)
    await crowd.arrived
    await until('rounds', () => crowd.summary.rounds >= 60, PATIENCE_MILLIS)
    const { refused, faults, staked } = await crowd.close()
    await server.stop()
    const store = await openStore({ databaseUrl: null, dataFolder: folder.path })
    const sessions = await store.db.selectFrom('play_sessions').select(['player', 'funded']).execute()
    const key = loadSealKey({ fromEnvironment: undefined, dataFolder: folder.path })
    const { problems } = await audit(store.db, sealerWith(key))
    await store.close()
    expect(problems).toEqual([])
    expect(faults).toBe(0)
    expect(staked).toBeGreaterThan(0)
    expect(new Set(sessions.map(({ player }) => player)).size).toBe(PLAYERS)
    expect(sessions.length).toBeGreaterThan(PLAYERS)
    expect(refused['no-session'] ?? 0).toBeLessThanOrEqual(sessions.length)
  },
  PATIENCE_MILLIS,
)
