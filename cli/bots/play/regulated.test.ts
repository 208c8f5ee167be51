import { afterAll, beforeAll, expect, it } from 'vitest'
import { Crowd } from '#cli/bots/crowd/crowd'
import { openServer, type TestServer } from '#cli/bots/testing/server'
import { isLater } from '#cli/bots/wire/session'
import { audit } from '#server/audit/audit'
import { openStore } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { sealerWith } from '#server/tables/records'
import { emptyFolder } from '#tests/floor/house'
import { BRISK } from '#tests/floor/timings'
import { freshDatabase } from '#tests/made-postgres'
import { until } from '#tests/until'

const PLAYERS = 4
const TABLES = ['speed-1', 'ventuno']

const folder = emptyFolder()
let databaseUrl = ''
let server: TestServer
beforeAll(async () => {
  // So little for one session that it is soon used up, and another has to be opened.
  const more = { regulated: true, sessionMost: 1_000 }
  databaseUrl = await freshDatabase()
  server = await openServer({ folder: folder.path, databaseUrl, timings: BRISK, more })
})
afterAll(() => folder.remove())

it('TP-18: test players take money to their tables, and again when it is used up', async () => {
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
  await until(() => crowd.summary.rounds >= 60)
  const { refused, faults, staked } = await crowd.close()
  await server.stop()
  const store = await openStore({ databaseUrl, dataFolder: folder.path })
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
})
