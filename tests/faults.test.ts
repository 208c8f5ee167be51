import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { viewTable, viewTableEvent } from '#engine/table/view'
import { audit } from '#server/audit/audit'
import { tableConfig } from '#server/config/tables'
import { openStore, type Store } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import type { TableConfig } from '#server/tables/ports'
import { type Sealer, sealerWith } from '#server/tables/records'
import { recover } from '#server/tables/recover'
import { Dice } from '#tests/dice'
import { Crew, hireCrew } from '#tests/floor/crew'
import { type Bot, crowd } from '#tests/floor/crowd'
import { Dealer } from '#tests/floor/dealer'
import { fastTables } from '#tests/floor/house'
import { freePort, ServerProcess, writeConfig } from '#tests/floor/process'
import type { StaffLine } from '#tests/floor/staff-line'
import { FAST } from '#tests/floor/timings'
import { onBothStores } from '#tests/stores'

const KILLS = Number(process.env.SABOT_KILLS ?? 8)
const BOTS = 16
const LIMITS = { messagesPerSecond: 10_000, messagesBurst: 10_000, guestsPerMinute: 10_000 }
/** A table that is alive ends a round well within this, also on a machine that is busy with other things. */
const PATIENCE_MILLIS = 60_000

/** Dealt by hand, with the clock and without. */
const LIVE: readonly TableConfig[] = [
  tableConfig({ id: 'live-ventuno', game: 'ventuno', dealing: 'live' }),
  tableConfig({ id: 'live-mini-baccarat', game: 'mini-baccarat', dealing: 'live', betting: 'dealer' }),
].map((table) => ({ ...table, timings: { ...FAST, scan: 300 } }))
const LIVE_IDS = LIVE.map(({ id }) => id)

interface Place {
  readonly folder: string
  readonly databaseUrl: string | null
}

/** The store as it was left, looked at from outside while nobody runs it. */
async function inspect(
  { folder, databaseUrl }: Place,
  look: (store: Store, sealer: Sealer) => Promise<void>,
) {
  const store = await openStore({ databaseUrl, dataFolder: folder })
  try {
    await look(store, sealerWith(loadSealKey({ fromEnvironment: undefined, dataFolder: folder })))
  } finally {
    await store.close()
  }
}

async function expectSound(store: Store, sealer: Sealer): Promise<Readonly<Record<string, number>>> {
  const { problems, checked } = await audit(store.db, sealer)
  expect(problems).toEqual([])
  return checked
}

/** What was answered stands: the store gives the same answer, whatever happened since. */
async function expectAnswersKept({ db }: Store, bots: readonly Bot[]): Promise<number> {
  let count = 0
  for (const { player, answers } of bots) {
    const rows = await db
      .selectFrom('answers')
      .select(['command_id', 'answer'])
      .where('player_id', '=', player)
      .execute()
    const stored = new Map(rows.map(({ command_id, answer }) => [command_id, JSON.parse(answer)]))
    for (const { id, answer } of answers) expect(stored.get(id)).toEqual(answer)
    count += answers.length
  }
  return count
}

/** FL-5: so do the answers to staff, and whatever staff did is written down. */
async function expectOrdersKept({ db }: Store, staff: readonly StaffLine[]): Promise<number> {
  const rows = await db
    .selectFrom('answers')
    .select(['command_id', 'answer'])
    .where('player_id', 'like', 'staff:%')
    .execute()
  const answers = new Map(staff.flatMap((line) => [...line.answers]))
  for (const { command_id, answer } of rows) {
    const heard = answers.get(command_id)
    if (heard !== undefined) expect(JSON.parse(answer)).toEqual(heard)
  }
  return rows.length
}

async function endings({ db }: Store): Promise<{ readonly cancelled: number; readonly voided: number }> {
  const rows = await db
    .selectFrom('rounds')
    .select('outcome')
    .where('outcome', 'in', ['cancelled', 'voided'])
    .execute()
  const voided = rows.filter(({ outcome }) => outcome === 'voided').length
  return { cancelled: rows.length - voided, voided }
}

async function expectViewsEqualLog(
  { db }: Store,
  sealer: Sealer,
  { tables, bots }: { readonly tables: readonly TableConfig[]; readonly bots: readonly Bot[] },
): Promise<void> {
  for (const config of tables) {
    const { memory, tail } = await recover(db, config, sealer)
    for (const { client, player } of bots) {
      const known = client.tables.get(config.id)
      if (known === undefined) continue
      const audience = { as: 'player', player } as const
      const missed = tail.filter(({ version }) => version > known.upto)
      expect(missed.flatMap(({ event }) => viewTableEvent(config.game, event, audience) ?? [])).toEqual([])
      expect(known.state).toEqual(viewTable(memory.state, audience))
    }
  }
}

/** Every table ends another round. */
async function expectNothingStuck({ client }: Bot, tables: readonly string[]): Promise<void> {
  client.join(...tables)
  const deadline = Date.now() + PATIENCE_MILLIS
  const round = (table: string) => client.tables.get(table)?.state.round?.number ?? 0
  await until(() => tables.every((table) => client.tables.has(table)))
  const before = new Map(tables.map((table) => [table, round(table)]))
  let waiting = tables
  while (waiting.length > 0) {
    waiting = waiting.filter((table) => round(table) <= (before.get(table) ?? 0))
    if (Date.now() > deadline) throw new Error(`These tables are stuck: ${waiting.join(', ')}.`)
    await pause(20)
  }
}

onBothStores('killed at random instants', ({ kind, fresh }) => {
  it(`loses nothing in ${KILLS} kills`, { timeout: 120_000 + KILLS * 20_000 }, async () => {
    const dice = new Dice(Number(process.env.SABOT_CHAOS_SEED ?? 1))
    const place = await fresh()
    const port = await freePort()
    const tables = [...fastTables(), ...LIVE]
    const ids = tables.map(({ id }) => id)
    const config = {
      port,
      dataFolder: place.folder,
      housePlayers: 0,
      guestCash: 1_000_000_000,
      logLevel: 'error',
      limits: LIMITS,
      tables,
    }
    const file = writeConfig(place.folder, config)
    const env = place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }
    const start = () => ServerProcess.start(file, env)

    await inspect(place, (store) => hireCrew(store, LIVE_IDS))
    let server = start()
    await server.open()
    const url = `http://127.0.0.1:${port}`
    const bots = await crowd(url, ids, { bots: BOTS })
    const crew = new Crew(url, ids, new Dice(dice.below(1_000_000)))
    const dealers = LIVE_IDS.map((table) => new Dealer(url, table, new Dice(dice.below(1_000_000))))
    const staff = [crew.first, ...dealers.map(({ line }) => line)]
    const look = setInterval(() => {
      for (const { client } of bots) for (const [table, { state }] of client.tables) crew.saw(table, state)
    }, 50)
    await crew.work(5)
    for (let kill = 1; kill <= KILLS; kill++) {
      // Mostly while it runs, sometimes while it is still getting up.
      if (dice.chance(0.85)) {
        await server.open()
        if (dice.chance(0.4)) await crew.work(4)
      }
      await pause(dice.below(600))
      await server.end('SIGKILL')
      await inspect(place, async (store, sealer) => {
        await expectSound(store, sealer)
        await expectAnswersKept(store, bots)
        await expectOrdersKept(store, staff)
      })
      server = start()
      if (kill % 10 === 0) process.stderr.write(`${kind}: ${kill} kills\n`)
    }

    await server.open()
    // Something of each kind was done, whatever the kills fell upon.
    await crew.work(30)
    clearInterval(look)
    crew.calmDown()
    const [witness] = bots
    if (witness !== undefined) await expectNothingStuck(witness, ids)
    for (const { plays } of bots) for (const play of plays) play.stop()
    await until(() => bots.every(({ client }) => client.underway === 0))
    await Promise.all([crew.goHome(), ...dealers.map((dealer) => dealer.goHome())])
    expect(await server.end('SIGTERM')).toBe(0)
    const faults = bots.map(({ client }) => client.counters.lastFault)
    expect(faults.filter((fault) => fault !== '')).toEqual([])

    await inspect(place, async (store, sealer) => {
      const checked = await expectSound(store, sealer)
      const answers = await expectAnswersKept(store, bots)
      const orders = await expectOrdersKept(store, staff)
      const { cancelled, voided } = await endings(store)
      if (KILLS >= 8) expect(Math.min(cancelled, voided)).toBeGreaterThan(0)
      await expectViewsEqualLog(store, sealer, { tables, bots })
      const open = await store.db.selectFrom('rounds').select('code').where('outcome', 'is', null).execute()
      expect(open.length).toBeLessThanOrEqual(ids.length)
      process.stderr.write(
        `${kind}: ${KILLS} kills, ${checked.rounds} rounds, ${cancelled} cancelled, ${voided} voided, ${checked.events} events, ${answers} answers, ${orders} orders of staff, all sound\n`,
      )
    })
    await Promise.all(bots.map(({ client }) => client.close()))
  })
})

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MILLIS
  while (!holds() && Date.now() < deadline) await pause(10)
  expect(holds()).toBe(true)
}
