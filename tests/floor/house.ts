import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { openStore, type Store } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { type Floor, openFloor } from '#server/tables/floor'
import type { FloorListener, Publication, TableConfig } from '#server/tables/ports'
import { type Sealer, sealerWith } from '#server/tables/records'
import { grantPlayMoney } from '#server/wallet/grants'
import { Purses } from '#server/wallet/purses'
import { FAST } from '#tests/floor/timings'

/** Tables on a real store, without a gateway: tests stand where the gateway stands. */
export interface House {
  readonly store: Store
  readonly floor: Floor
  readonly purses: Purses
  readonly sealer: Sealer
  readonly published: Publication[]
  /** A player with money. */
  admit(player: string, cents: number): Promise<void>
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
}: {
  readonly tables?: readonly TableConfig[]
  readonly databaseUrl?: string | null
  readonly folder: string
}): Promise<House> {
  const store = await openStore({ databaseUrl, dataFolder: folder })
  const sealer = sealerWith(loadSealKey({ fromEnvironment: undefined, dataFolder: folder }))
  const purses = new Purses(store.db)
  const published: Publication[] = []
  const listener: FloorListener = {
    published: (publication) => void published.push(publication),
    purseChanged: () => undefined,
    troubled: () => undefined,
  }
  const log = pino({ level: 'warn' }, pino.destination(2))
  const floor = await openFloor(tables, { db: store.db, sealer, purses, listener, riders: [], log })
  return {
    store,
    floor,
    purses,
    sealer,
    published,
    admit: async (player, amount) => {
      const at = Date.now()
      await store.db
        .transaction()
        .execute((tx) => grantPlayMoney(tx, { player, currency: 'EUR', amount, at }))
    },
    close: async () => {
      await floor.close(0)
      await store.close()
    },
  }
}

export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'sabot-house-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
