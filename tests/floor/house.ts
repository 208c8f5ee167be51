import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { Rates } from '#engine/table/types'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { reopenGrants } from '#server/golden/reopen'
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
} from '#server/tables/ports'
import { type Sealer, sealerWith } from '#server/tables/records'
import { grantPlayMoney } from '#server/wallet/grants'
import { Purses } from '#server/wallet/purses'
import { FAST } from '#tests/floor/timings'

/** Tables on a real store, without a gateway: tests stand where the gateway stands. */
export interface House {
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
  const allowances = new Allowances(store.db)
  const restraint = restraintOf(allowances)
  const log = pino({ level: 'warn' }, pino.destination(2))
  const floor = await openFloor(tables, {
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
  return {
    store,
    floor,
    purses,
    allowances,
    sealer,
    published,
    admit: async (player, amount, currency = 'EUR') => {
      const at = Date.now()
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

export function emptyFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'sabot-house-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** For a server's data: with a store in it that nobody has used. */
export function temporaryFolder(): TemporaryFolder {
  const folder = emptyFolder()
  cpSync(inject('madeStore'), join(folder.path, 'store'), { recursive: true })
  return folder
}
