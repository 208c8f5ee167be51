import { pino } from 'pino'
import { expect, it } from 'vitest'
import { Client } from '#cli/bots/wire/client'
import { audit } from '#server/audit/audit'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { openStore } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { sealerWith } from '#server/tables/records'
import { FAST } from '#tests/floor/timings'
import { startByHand } from '#tests/hand-server'
import { isOf } from '#tests/of-family'
import { onBothStores, type Place } from '#tests/stores'
import { until } from '#tests/until'

const EURO = 100
const TABLES = 8
const SOCKETS = 6
const RACES = 3

/** Betting closes on all tables at the same moment, so that their commits fight for the money; nothing is dealt yet. */
function tablesOf(race: number) {
  return Array.from({ length: TABLES }, (_, index) => ({
    ...tableConfig({ id: `mini-${race}-${index + 1}`, game: 'mini-baccarat' }),
    timings: { ...FAST, card: 60_000 },
  }))
}

async function race(number: number, place: Awaited<ReturnType<Place['fresh']>>): Promise<readonly string[]> {
  const { folder, databaseUrl } = place
  const tables = tablesOf(number)
  const config = loadConfig({ env: {}, folder })
  const limits = { ...config.limits, messagesPerSecond: 100_000, messagesBurst: 100_000 }
  const settings = { databaseUrl, dataFolder: folder, guestCash: EURO, limits, tables }
  const server = await startByHand({ ...config, ...settings }, pino({ level: 'error' }, pino.destination(2)))
  const { person, token } = await server.people.newGuest()
  const { url } = server
  const ids = tables.map(({ id }) => id)
  await server.until(() => ids.every((id) => server.state(id).game.phase === 'betting'))
  const sockets = Array.from({ length: SOCKETS }, () => new Client({ url, token }))
  for (const socket of sockets) socket.join(...ids)
  const bets = sockets.flatMap((socket) =>
    ids.flatMap((id) => [
      socket.do(id, { do: 'bet', bet: 'player', amount: EURO }),
      socket.do(id, { do: 'confirm' }),
    ]),
  )
  await Promise.all(bets)
  // Of one player's sockets only the newest is at a table (MP-9).
  const ear = new Client({ url, token })
  ear.join(...ids)
  const isClosed = (id: string) => ear.tables.get(id)?.state.game.phase === 'dealing'
  server.clock.advance(FAST.betting)
  await until(() => ids.every(isClosed))
  const outcomes = ids.map((id) => {
    const state = ear.tables.get(id)?.state
    if (state === undefined || !isOf('baccarat', state)) return 'unknown'
    const { game } = state
    const refused = game.refused.find(({ player }) => player === person.id)
    return game.bets.some(({ player }) => player === person.id) ? 'stands' : (refused?.reason ?? 'unknown')
  })
  await Promise.all([ear, ...sockets].map((socket) => socket.close()))
  await server.stop()
  return outcomes
}

onBothStores('one last euro, bet on eight tables at once from many sockets', ({ fresh }) => {
  it('is one bet that stands (MO-4)', async () => {
    const place = await fresh()
    for (let number = 1; number <= RACES; number++) {
      const outcomes = [...(await race(number, place))].sort()
      expect(outcomes).toEqual([...new Array(TABLES - 1).fill('balance'), 'stands'])
    }
    const { folder, databaseUrl } = place
    const store = await openStore({ databaseUrl, dataFolder: folder })
    const key = loadSealKey({ fromEnvironment: undefined, dataFolder: folder })
    expect((await audit(store.db, sealerWith(key))).problems).toEqual([])
    await store.close()
  })
})
