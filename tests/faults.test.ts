import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '#bench/postgres'
import { viewTable, viewTableEvent } from '#engine/table/view'
import { audit } from '#server/audit/audit'
import type { Store } from '#server/store/open'
import type { Sealer } from '#server/tables/records'
import { recover } from '#server/tables/recover'
import { comesAbout } from '#tests/chaos/comes-about'
import { HURRIED, inspect, inspectRunning, LIVE_IDS, settingsIn, TABLE_IDS, TABLES } from '#tests/chaos/floor'
import { Load } from '#tests/chaos/load'
import { Witness } from '#tests/chaos/witness'
import { Dice } from '#tests/dice'
import { hireCrew } from '#tests/floor/crew'
import type { Bot } from '#tests/floor/crowd'
import { ERRANDS } from '#tests/floor/desk'
import { Door } from '#tests/floor/door'
import { emptyFolder, temporaryFolder } from '#tests/floor/house'
import { ServerProcess, writeConfig } from '#tests/floor/process'

const KILLS = Number(process.env.SABOT_KILLS ?? 5)
const SEED = Number(process.env.SABOT_CHAOS_SEED ?? 1)
const BOTS = 10
/** A server that gets up is open after about so long. */
const GETTING_UP_MILLIS = 1_000
/** Some of each are looked up in the end. */
const LOOKED_UP = [
  'answers',
  'bets',
  'stakes',
  'orders',
  'approvals',
  'proven shoes',
  'repeated grants',
  ...ERRANDS,
]
/** Who is killed, in this order. */
const VICTIMS = {
  embedded: [['server']],
  postgres: [['server'], ['postgres'], ['server', 'postgres'], ['postgres', 'server']],
} as const

describe.each(['embedded', 'postgres'] as const)('killed at random instants, %s store', (kind) => {
  it(`loses nothing in ${KILLS} kills`, { timeout: 600_000 + KILLS * 60_000 }, async () => {
    const dice = new Dice(SEED)
    const postgres = kind === 'postgres' ? await startPostgres() : null
    const folder = kind === 'postgres' ? emptyFolder() : temporaryFolder()
    const place = { folder: folder.path, databaseUrl: (await postgres?.createDatabase()) ?? null }
    const file = writeConfig(place.folder, settingsIn(place.folder))
    const env = place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }
    await inspect(place, (store) => hireCrew(store, LIVE_IDS))
    let server = ServerProcess.start(file, env)
    onTestFinished(async () => {
      await server.end('SIGKILL')
      await postgres?.remove()
      folder.remove()
    })
    const door = await Door.open()
    await door.leadTo(server)
    const load = await Load.begin(door.url, { tables: TABLE_IDS, live: LIVE_IDS, bots: BOTS, dice })
    const witness = new Witness(load)
    const playAndKill = async () => {
      for (let kill = 1; kill <= KILLS; kill++) {
        if (kill % 10 === 0) process.stderr.write(`${kind}: ${kill} kills\n`)
        const isGettingUp = kill % 5 === 0
        if (isGettingUp) await pause(dice.below(GETTING_UP_MILLIS))
        else {
          await door.leadTo(server)
          if (dice.chance(0.4)) await load.crew.work(4)
          // Some are killed right after a word of theirs, some a moment later.
          await load.bet(1 + dice.below(40))
          if (dice.chance(0.5)) await pause(dice.below(100))
        }
        const victims = VICTIMS[kind][isGettingUp ? 0 : kill % VICTIMS[kind].length] ?? []
        const deaths = victims.map((victim) =>
          victim === 'server' ? server.end('SIGKILL') : postgres?.kill(),
        )
        await Promise.all(deaths)
        if (victims.some((victim) => victim === 'postgres')) await postgres?.start()
        const isServerDead = victims.some((victim) => victim === 'server')
        const { problems } = isServerDead
          ? await inspect(place, (store) => witness.look(store))
          : await inspectRunning(place, (store) => witness.glance(store))
        expect(problems, `after kill ${kill}, of ${victims.join(' and ')}`).toEqual([])
        // A server that lives goes on by itself.
        if (!isServerDead) continue
        server = ServerProcess.start(file, env)
      }

      await door.leadTo(server)
      // Something of each kind was done, whatever the kills fell upon.
      const agreedTo = () => new Set(load.crew.agreed.map(({ to }) => to))
      await comesAbout('rounds were cancelled and voided', () => agreedTo().size > 1)
      await comesAbout('the desk did something of each kind', () => load.desk.didEverything())
      load.calmDown()
      const [onlooker] = load.bots
      if (onlooker === undefined) throw new Error('Nobody plays.')
      await expectNothingStuck(onlooker)
    }
    // What stands still may have lost something, and that says more than what does not come about.
    await playAndKill().catch(async (error: unknown) => {
      await server.end('SIGKILL')
      const { problems } = await inspect(place, (store) => new Witness(load).look(store))
      throw problems.length === 0 ? error : new Error(problems.join('\n'), { cause: error })
    })
    await load.end()
    expect(await server.end('SIGTERM')).toBe(0)
    const faults = load.bots.map(({ client }) => client.counters.lastFault)
    expect(faults.filter((fault) => fault !== '')).toEqual([])

    await inspect(place, async (store, sealer) => {
      const seen = await new Witness(load).look(store)
      expect(seen.problems).toEqual([])
      const { problems, checked } = await audit(store.db, sealer)
      expect(problems).toEqual([])
      await expectViewsEqualLog(store, sealer, load.bots)
      const open = await store.db.selectFrom('rounds').select('code').where('outcome', 'is', null).execute()
      expect(open.length).toBeLessThanOrEqual(TABLE_IDS.length)
      const counts = { rounds: checked.rounds, 'voided rounds': checked['voided rounds'], ...seen.checked }
      expect(Object.keys(counts)).toEqual(expect.arrayContaining(LOOKED_UP))
      expect(Object.values(counts).every((count) => Number(count) > 0)).toBe(true)
      const words = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
      process.stderr.write(`${kind}: ${KILLS} kills, ${words.join(', ')}: nothing is lost\n`)
    })
    await load.close()
    await door.close()
  })
})

/** Every table ends another round, and one a whole shoe. */
async function expectNothingStuck({ client }: Bot): Promise<void> {
  client.join(...TABLE_IDS)
  const round = (table: string) => client.tables.get(table)?.state.round?.number ?? 0
  await comesAbout('every table is seen', () => TABLE_IDS.every((table) => client.tables.has(table)))
  const before = new Map(TABLE_IDS.map((table) => [table, round(table)]))
  for (const table of TABLE_IDS)
    await comesAbout(`${table} goes on`, () => round(table) > (before.get(table) ?? 0))
  await comesAbout('a shoe is over', () => (client.tables.get(HURRIED)?.state.shoe?.shoe ?? 0) > 1)
}

/** What players see is what the log says to them. */
async function expectViewsEqualLog({ db }: Store, sealer: Sealer, bots: readonly Bot[]): Promise<void> {
  for (const config of TABLES) {
    const { memory, tail } = await recover(db, config, sealer)
    const known = bots.flatMap(({ client, player }) => {
      const view = client.tables.get(config.id)
      return view === undefined ? [] : [{ ...view, audience: { as: 'player', player } as const }]
    })
    expect(known).not.toEqual([])
    for (const { upto, state, audience } of known) {
      const missed = tail.filter(({ version }) => version > upto)
      expect(missed.flatMap(({ event }) => viewTableEvent(config.game, event, audience) ?? [])).toEqual([])
      expect(state).toEqual(viewTable(memory.state, audience))
    }
  }
}
