import { sql } from 'kysely'
import { tableConfig } from '#server/config/tables'
import { openStore, openStoreAsItIs, type Store } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import type { TableConfig } from '#server/tables/ports'
import { type Sealer, sealerWith } from '#server/tables/records'
import { comesAbout } from '#tests/chaos/comes-about'
import { everyGame } from '#tests/floor/house'
import { BRISK, FAST } from '#tests/floor/timings'

export interface Place {
  readonly folder: string
  readonly databaseUrl: string | null
}

/** One of each game, in a hurry, but with time to bet on a machine that is busy. */
const AUTOMATIC = everyGame(BRISK)
/** Dealt by hand, with the clock and without. */
const LIVE: readonly TableConfig[] = [
  tableConfig({ id: 'live-ventuno', game: 'ventuno', dealing: 'live' }),
  tableConfig({ id: 'live-mini-baccarat', game: 'mini-baccarat', dealing: 'live', betting: 'dealer' }),
].map((table) => ({ ...table, timings: { ...FAST, scan: 300 } }))
/** Its shoes are over soon. */
export const HURRIED = 'hurried'
const SHORT: TableConfig = {
  ...tableConfig({ id: HURRIED, game: 'mini-baccarat' }),
  timings: { ...FAST, betting: 30, result: 1, cut: 1 },
}

export const TABLES: readonly TableConfig[] = [...AUTOMATIC, ...LIVE, SHORT]
export const TABLE_IDS = TABLES.map(({ id }) => id)
export const LIVE_IDS = LIVE.map(({ id }) => id)

/** For a house that nothing but chance holds up. */
export const settingsIn = (dataFolder: string) => ({
  port: 0,
  dataFolder,
  housePlayers: 0,
  // Without a dealer a live round would hold up the end.
  shutdownSeconds: 1,
  guestCash: 1_000_000_000,
  logLevel: 'error',
  limits: {
    messagesPerSecond: 10_000,
    messagesBurst: 10_000,
    guestsPerMinute: 10_000,
    requestsPerMinute: 100_000,
  },
  tables: TABLES,
})

/** The store as it was left, looked at from outside while nobody runs it. */
export async function inspect<Result>(
  { folder, databaseUrl }: Place,
  look: (store: Store, sealer: Sealer) => Promise<Result>,
): Promise<Result> {
  const store = await openStore({ databaseUrl, dataFolder: folder })
  try {
    if (store.kind === 'postgres') await comesAbout('the store is at rest', () => isAtRest(store))
    return await look(store, sealerWith(loadSealKey({ fromEnvironment: undefined, dataFolder: folder })))
  } finally {
    await store.close()
  }
}

/** The same while a server runs on it. */
export async function inspectRunning<Result>(
  { folder, databaseUrl }: Place,
  look: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStoreAsItIs({ databaseUrl, dataFolder: folder })
  try {
    return await look(store)
  } finally {
    await store.close()
  }
}

/** A PostgreSQL still finishes what somebody asked for who is dead by now. */
async function isAtRest({ db }: Store): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend' and state <> 'idle'`.execute(db)
  return rows.length === 0
}
