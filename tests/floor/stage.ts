import { pino } from 'pino'
import { expect } from 'vitest'
import type { GameId } from '#engine/games'
import { GENESIS } from '#engine/record/chain'
import { configured } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent } from '#engine/table/types'
import { audit } from '#server/audit/audit'
import { rulesOf } from '#server/config/rules'
import { tableConfig } from '#server/config/tables'
import { reopenGrants } from '#server/golden/expired'
import { keepHistory } from '#server/history/keep'
import { Allowances } from '#server/play/allowances'
import { restraintOf } from '#server/play/restraint'
import { openStore, type Store } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { Batch } from '#server/tables/batch'
import { commit } from '#server/tables/commit'
import type { ClosedSigns } from '#server/tables/doers/door-keeper'
import {
  type FloorListener,
  NO_SESSIONS,
  type Publication,
  type TableConfig,
  type Timings,
} from '#server/tables/ports'
import { eventOf, type Sealer, sealerWith } from '#server/tables/records'
import { enterTable } from '#server/tables/recover'
import { Table } from '#server/tables/table'
import { grantsAccount, purseAccount } from '#server/wallet/accounts'
import { transferOnce } from '#server/wallet/book'
import { grantPlayMoney } from '#server/wallet/grants'
import { openAccounts } from '#server/wallet/ledger'
import { Purses } from '#server/wallet/purses'
import { NO_STAKES } from '#server/wallet/stakes'
import { HandClock } from '#tests/clock'
import { emptyFolder, temporaryFolder } from '#tests/floor/house'
import { Passing } from '#tests/floor/passing'
import { Staged } from '#tests/floor/staged'
import { freshDatabase } from '#tests/made-postgres'

/** Hooks may take as long as tests. */
export const PATIENCE_MILLIS = 120_000

/** Nothing happens by itself but what the house does at once: people have all the time they need. */
export const PATIENT: Timings = {
  betting: 600_000,
  decision: 600_000,
  insurance: 600_000,
  offers: 600_000,
  cut: 600_000,
  card: 0,
  result: 0,
  bonus: 0,
  fault: 0,
  scan: 600_000,
  away: 600_000,
  unseat: 600_000,
}

/** Golden chips that stay until they are played. */
const PRESENT = {
  currency: 'EUR',
  reason: 'A test',
  granted_by: 'the stage',
  granted_at: 1,
  expires_at: null,
  ended_at: null,
}

/** What a table is to be; what is not said is as always, with time for everything. */
export type Draft = Omit<Partial<TableConfig>, 'timings' | 'game'> & {
  readonly game: GameId
  readonly timings?: Partial<Timings>
}

/** Tables one by one on a real store; their log may have a past that the test wrote. */
export class Stage {
  readonly clock: HandClock
  readonly store: Store
  readonly sealer: Sealer
  purses: Purses
  readonly allowances: Allowances
  /** What staff has closed, for tables that are opened from now on. */
  closures: ClosedSigns | null = null
  readonly money: { readonly player: string; readonly cash: number; readonly golden: number }[] = []
  readonly troubles: (string | null)[] = []
  readonly #told = new Map<string, Publication[]>()
  readonly #tables: Staged[] = []
  readonly passing: Passing
  readonly #remove: () => unknown

  private constructor(store: Store, sealer: Sealer, clock: HandClock, remove: () => unknown) {
    this.clock = clock
    this.passing = new Passing(clock, () => this.tables)
    this.store = store
    this.sealer = sealer
    this.purses = new Purses(store.db)
    this.allowances = new Allowances(store.db, this.clock)
    this.#remove = remove
  }

  static async open(
    databaseUrl: string | null = null,
    folder: { readonly path: string; remove(): unknown } = temporaryFolder(),
    clock = new HandClock(),
  ): Promise<Stage> {
    const store = await openStore({ databaseUrl, dataFolder: folder.path })
    const key = loadSealKey({ fromEnvironment: undefined, dataFolder: folder.path })
    return new Stage(store, sealerWith(key), clock, folder.remove)
  }

  /** On PostgreSQL. */
  static async openOnServer(): Promise<Stage> {
    return Stage.open(await freshDatabase(), emptyFolder())
  }

  config(id: string, { game, timings, ...rest }: Draft): TableConfig {
    return { ...tableConfig({ id, game }), timings: { ...PATIENT, ...timings }, ...rest }
  }

  /** A table as its log says; `past` is written first where there is none. */
  async table(id: string, draft: Draft, past: (batch: Batch) => void = () => undefined): Promise<Staged> {
    const config = this.config(id, draft)
    await enterTable(this.store.db, config)
    const { version } = await this.#head(id)
    if (version === 0) await this.#write(config, past)
    return this.place(await Table.open(config, this.needs(id)))
  }

  get tables(): readonly Table[] {
    return this.#tables.map(({ table }) => table)
  }

  get until(): Passing['until'] {
    return this.passing.until
  }

  /** A table that was opened with other needs than usual. */
  place(table: Table): Staged {
    const staged = new Staged(table, this.#tellings(table.config.id), this.passing)
    this.#tables.push(staged)
    return staged
  }

  /** The same table again, as after a restart of the server: nobody's money is known yet. */
  async again(staged: Staged, draft: Draft): Promise<Staged> {
    await staged.table.stop()
    this.purses = new Purses(this.store.db)
    return this.table(staged.table.config.id, draft)
  }

  needs(id: string) {
    const told = this.#tellings(id)
    const listener: FloorListener = {
      published: (publication) => void told.push(publication),
      sessionChanged: () => undefined,
      purseChanged: (player, cash, golden) => void this.money.push({ player, cash, golden }),
      troubled: (_table, trouble) => void this.troubles.push(trouble),
    }
    const { db } = this.store
    const restraint = restraintOf(this.allowances)
    return {
      clock: this.clock,
      db,
      sealer: this.sealer,
      purses: this.purses,
      listener,
      riders: [...restraint.riders, keepHistory, reopenGrants],
      restraint,
      sessions: NO_SESSIONS,
      rates: {},
      ...(this.closures === null ? {} : { closures: this.closures }),
      log: pino({ level: 'silent' }),
    }
  }

  async #write(config: TableConfig, past: (batch: Batch) => void): Promise<void> {
    const { game, currency, limits, dealing } = config
    const first = configured({
      game,
      currency,
      rules: rulesOf(config),
      limits,
      ...(dealing === 'live' && { dealing }),
    })
    const base = {
      version: 0,
      hash: GENESIS,
      state: evolveTable(null, first),
      stakes: NO_STAKES,
    }
    const batch = new Batch(config.id, base, this.clock.now(), this.purses.of)
    batch.emit(first)
    past(batch)
    await commit(this.store.db, batch, this.sealer, this.needs(config.id).riders)
  }

  #tellings(id: string): Publication[] {
    const told = this.#told.get(id) ?? []
    this.#told.set(id, told)
    return told
  }

  #head(id: string) {
    return this.store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  /** All that ever happened at a table, face-down cards included. */
  async log({ table: { config } }: Staged): Promise<readonly TableEvent[]> {
    const records = await this.store.db
      .selectFrom('events')
      .select(['version', 'body', 'sealed'])
      .where('table_id', '=', config.id)
      .orderBy('version')
      .execute()
    return records.map((record) => eventOf(record, config.id, this.sealer))
  }

  async admit(cash: number, ...players: readonly string[]): Promise<void> {
    for (const player of players) {
      await this.store.db
        .transaction()
        .execute((tx) => grantPlayMoney(tx, { player, currency: 'EUR', amount: cash, at: 1 }))
    }
  }

  /** MO-7: golden chips come from a grant. */
  async grantGolden(player: string, amount: number): Promise<void> {
    const grants = grantsAccount('EUR')
    await openAccounts(this.store.db, [{ account: grants, currency: 'EUR' }])
    const entries = [
      { account: grants, amount: -amount },
      { account: purseAccount(player, 'golden'), amount },
    ]
    await this.store.db
      .insertInto('golden_grants')
      .values({ ...PRESENT, id: player, player_id: player, amount })
      .execute()
    const key = `golden/${player}`
    await transferOnce(this.store.db, { key, kind: 'grant', round: null, entries }, 1)
    await this.purses.refresh([player])
  }

  async balance(account: string): Promise<number> {
    const { db } = this.store
    const row = await db.selectFrom('accounts').select('balance').where('id', '=', account).executeTakeFirst()
    return row?.balance ?? 0
  }

  async cash(player: string): Promise<number> {
    return this.balance(purseAccount(player, 'cash').id)
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.#tables.map(({ table }) => table.stop()))
  }

  /** The last word is the auditor's. */
  async close(): Promise<void> {
    await this.stopAll()
    const { problems } = await audit(this.store.db, this.sealer)
    await this.leave()
    expect(problems).toEqual([])
  }

  /** Without the auditor, where a test did what none likes to see. */
  async leave(): Promise<void> {
    await this.stopAll()
    await this.store.close()
    await this.#remove()
  }
}
