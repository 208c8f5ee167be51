import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { Rates } from '#engine/table/types'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { reopenGrants } from '#server/golden/expired'
import { keepHistory } from '#server/history/keep'
import { Allowances } from '#server/play/allowances'
import { restraintOf } from '#server/play/restraint'
import { openStore, type Store } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { type Floor, openFloor } from '#server/tables/floor'
import {
  type FloorListener,
  NO_SESSIONS,
  type PlaySessions,
  type Publication,
  type TableConfig,
  type Timings,
} from '#server/tables/ports'
import { type Sealer, sealerWith } from '#server/tables/records'
import { grantPlayMoney } from '#server/wallet/grants'
import { Purses } from '#server/wallet/purses'
import { HandClock } from '#tests/clock'
import { Passing } from '#tests/floor/passing'
import { FAST } from '#tests/floor/timings'

/**
 * Tables on a real store, without a gateway: tests stand where the gateway stands. Time goes by itself, as quickly as
 * the tables can follow.
 */
export interface House {
  readonly clock: HandClock
  readonly passing: Passing
  readonly store: Store
  readonly floor: Floor
  readonly purses: Purses
  readonly allowances: Allowances
  readonly sealer: Sealer
  readonly published: Publication[]
  /** A player with money. */
  admit(player: string, cents: number, currency?: string): Promise<void>
  close(): Promise<void>
}

export function fastTables(): readonly TableConfig[] {
  const config = loadConfig({ env: {}, folder: tmpdir() })
  return config.tables.map((table) => ({ ...table, timings: FAST }))
}

/** One table of each game. */
export function everyGame(timings: Timings): readonly TableConfig[] {
  return fastTables()
    .filter(({ game }, index, all) => all.findIndex((table) => table.game === game) === index)
    .map((table) => ({ ...table, timings }))
}

/** One fast table, without limits worth speaking of. */
export function onlyTable(id: string, game: TableConfig['game']): readonly TableConfig[] {
  return [{ ...tableConfig({ id, game }), timings: FAST }]
}

export async function openHouse({
  tables = fastTables(),
  databaseUrl = null,
  folder,
  sessions = NO_SESSIONS,
  rates = {},
}: {
  readonly tables?: readonly TableConfig[]
  readonly databaseUrl?: string | null
  readonly folder: string
  readonly sessions?: PlaySessions
  readonly rates?: Rates
}): Promise<House> {
  const clock = new HandClock()
  const store = await openStore({ databaseUrl, dataFolder: folder })
  const sealer = sealerWith(loadSealKey({ fromEnvironment: undefined, dataFolder: folder }))
  const purses = new Purses(store.db)
  const published: Publication[] = []
  const listener: FloorListener = {
    published: (publication) => void published.push(publication),
    purseChanged: () => undefined,
    sessionChanged: () => undefined,
    troubled: () => undefined,
  }
  const allowances = new Allowances(store.db, clock)
  const restraint = restraintOf(allowances)
  const log = pino({ level: 'warn' }, pino.destination(2))
  const floor = await openFloor(tables, {
    clock,
    db: store.db,
    sealer,
    purses,
    listener,
    riders: [...restraint.riders, keepHistory, reopenGrants],
    restraint,
    sessions,
    rates,
    log,
  })
  const passing = new Passing(clock, () => floor.tables.values())
  return {
    clock,
    passing,
    store,
    floor,
    purses,
    allowances,
    sealer,
    published,
    admit: async (player, amount, currency = 'EUR') => {
      const at = clock.now()
      await store.db.transaction().execute((tx) => grantPlayMoney(tx, { player, currency, amount, at }))
    },
    close: async () => {
      await floor.close(0)
      await store.close()
    },
  }
}

interface TemporaryFolder {
  readonly path: string
  remove(): void
}

const IN_MEMORY = '/dev/shm'
const ROOM_BYTES = 4e9

/** In memory where there is room: these tests cut no power, and a disk takes its time to say that it wrote. */
function placeForFolders(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return Math.min(bavail * bsize, freemem()) > ROOM_BYTES ? IN_MEMORY : tmpdir()
}

export function emptyFolder(): TemporaryFolder {
  const path = mkdtempSync(join(placeForFolders(), 'sabot-house-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

const ENGINE = new URL('../../node_modules/@electric-sql/pglite/dist/pglite.wasm', import.meta.url)
/** While the engine is held, all embedded stores of this process share what is compiled of it, and open sooner. */
const held: WebAssembly.Module[] = []

/** For a server's data: with a store in it that nobody has used. */
export function temporaryFolder(): TemporaryFolder {
  if (held.length === 0) held.push(new WebAssembly.Module(readFileSync(ENGINE)))
  const folder = emptyFolder()
  cpSync(inject('madeStore'), join(folder.path, 'store'), { recursive: true })
  return folder
}
