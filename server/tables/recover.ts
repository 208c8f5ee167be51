import { type Kysely, sql } from 'kysely'
import type { TableId } from '#engine/ids'
import { canonical } from '#engine/record/canonical'
import { GENESIS } from '#engine/record/chain'
import { configured } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent, TableState } from '#engine/table/types'
import { rulesOf, shoeRulesOf } from '#server/config/rules'
import type { Schema } from '#server/store/schema'
import { StoreError } from '#server/store/store-error'
import { shoeContext } from '#server/tables/commit'
import { EMPTY_TRAY, TRAY_EVENTS, type Tray, trayAfter } from '#server/tables/live/tray'
import { type Memory, TableFault } from '#server/tables/memory'
import type { TableConfig } from '#server/tables/ports'
import { eventOf, recordHash, type Sealer, type StoredRecord } from '#server/tables/records'
import { keptIn } from '#server/tables/snapshot'
import { Vault } from '#server/tables/vault'
import { tillAccounts } from '#server/wallet/accounts'
import { openAccounts } from '#server/wallet/ledger'
import { NO_STAKES, stakesAfter } from '#server/wallet/stakes'

/** An event with its place in the log. */
export interface LoggedEvent {
  readonly version: number
  readonly at: number
  readonly event: TableEvent
}

export interface Recovered {
  readonly memory: Memory
  readonly vault: Vault
  /** The event of the last snapshot and those since, for all who come back and ask what was missed. */
  readonly tail: readonly LoggedEvent[]
}

/** Makes room for a table that is new; of one that exists only what may change does: its past is of one game. */
export async function enterTable(db: Kysely<Schema>, config: TableConfig): Promise<void> {
  const { id, game, currency } = config
  await db
    .insertInto('tables')
    .values({
      id,
      config: JSON.stringify(config),
      version: 0,
      hash: GENESIS,
      snapshot: null,
      snapshot_version: 0,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ config: JSON.stringify(config) })
        .where(sql<boolean>`tables.config::json->>'game' = ${game}`),
    )
    .execute()
  const accounts = tillAccounts({ table: id, currency, foreign: false })
  await openAccounts(
    db,
    accounts.map((account) => ({ account, currency })),
  )
}

/** A table as its log says: the snapshot of the last round's start and what happened since, hashes checked. */
export async function recover(
  db: Kysely<Schema>,
  config: TableConfig,
  sealer: Sealer,
  testSeeds: readonly string[] = [],
): Promise<Recovered> {
  const table = config.id
  const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow()
  const kept = keptIn(row.snapshot)
  const from = kept === null ? 0 : row.snapshot_version
  const records = await db
    .selectFrom('events')
    .select(['version', 'at', 'body', 'sealed', 'hash'])
    .where('table_id', '=', table)
    .where('version', '>=', from)
    .where('version', '<=', row.version)
    .orderBy('version')
    .execute()
  let state = kept?.state ?? null
  let tray = state?.live === undefined ? EMPTY_TRAY : await trayUpTo(db, table, from, sealer)
  let stakes = kept?.stakes ?? NO_STAKES
  let version = from
  let hash = version === 0 ? GENESIS : null
  const tail: LoggedEvent[] = []
  for (const record of records) {
    if (hash === null) {
      hash = record.hash
      tail.push({ version, at: record.at, event: eventIn(record, table, sealer) })
      continue
    }
    if (record.version !== version + 1 || recordHash(record, hash) !== record.hash) {
      throw new TableFault(`Record ${record.version} of table ${table} was changed: its hash does not fit.`)
    }
    const event = eventIn(record, table, sealer)
    state = evolveTable(state, event)
    stakes = stakesAfter(stakes, state, event)
    if (state.live !== undefined) tray = trayAfter(tray, event)
    version = record.version
    hash = record.hash
    tail.push({ version, at: record.at, event })
  }
  if (version !== row.version || hash !== row.hash) {
    throw new TableFault(
      `The log of table ${table} ends at record ${version} with another hash than its head says.`,
    )
  }
  const memory = { version, hash, state: state ?? firstState(config), stakes, tray }
  requireSameGame(memory.state, config)
  const vault = new Vault(shoeRulesOf(config), testSeeds)
  await fillVault(vault, db, config, memory.state, sealer)
  return { memory, vault, tail }
}

/** The cards of a live shoe that were out before the last round began. */
async function trayUpTo(db: Kysely<Schema>, table: TableId, upto: number, sealer: Sealer): Promise<Tray> {
  const opened = db
    .selectFrom('events')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('table_id', '=', table)
    .where('type', '=', 'shoeOpened')
    .where('version', '<=', upto)
  const records = await db
    .selectFrom('events')
    .select(['version', 'body', 'sealed'])
    .where('table_id', '=', table)
    .where('version', '>=', opened)
    .where('version', '<=', upto)
    .where('type', 'in', [...TRAY_EVENTS])
    .orderBy('version')
    .execute()
  return records.reduce((tray, record) => trayAfter(tray, eventIn(record, table, sealer)), EMPTY_TRAY)
}

/** A card that does not open stays unknown: the table finds out, and gives the money back. */
function eventIn(record: Pick<StoredRecord, 'version' | 'body' | 'sealed'>, table: TableId, sealer: Sealer) {
  try {
    return eventOf(record, table, sealer)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return eventOf({ ...record, sealed: null }, table, sealer)
  }
}

/** Shoes, rounds and accounts go on under a table's id: they are those of one game in one currency. */
function requireSameGame({ id, currency, live }: TableState, config: TableConfig): void {
  const dealing = live === undefined ? 'automatic' : 'live'
  if (dealing !== config.dealing) {
    throw new TableFault(
      `Table ${config.id} is ${dealing}, and its past is: give the ${config.dealing} table another id.`,
    )
  }
  if (id === config.game && currency === config.currency) return
  throw new TableFault(
    `Table ${config.id} is a ${id} table in ${currency}: ` +
      `give the ${config.game} table in ${config.currency} another id.`,
  )
}

function configuredBy(config: TableConfig): Extract<TableEvent, { type: 'configured' }> {
  const { game, currency, limits, dealing } = config
  const setup = { game, currency, rules: rulesOf(config), limits }
  return configured(dealing === 'live' ? { ...setup, dealing } : setup)
}

/** Before its first event a table already has the shape that event will give it. */
function firstState(config: TableConfig): TableState {
  return evolveTable(null, configuredBy(config))
}

/** The event that brings a changed configuration into the log; null when nothing changed. */
export function reconfiguration(config: TableConfig, { version, state }: Memory): TableEvent | null {
  const event = configuredBy(config)
  const { rules, limits } = state.game
  const { unit, ranges } = state.setLimits?.configured ?? limits
  const same = version > 0 && canonical([rules, { unit, ranges }]) === canonical([event.rules, event.limits])
  return same ? null : event
}

async function fillVault(
  vault: Vault,
  db: Kysely<Schema>,
  config: TableConfig,
  { shoe, coming }: TableState,
  sealer: Sealer,
): Promise<void> {
  const numbers = [shoe?.shoe, coming?.shoe].filter((number) => number !== undefined)
  if (numbers.length === 0) return
  const rows = await db
    .selectFrom('shoes')
    .select(['number', 'sealed_seed'])
    .where('table_id', '=', config.id)
    .where('number', 'in', numbers)
    .execute()
  for (const { number, sealed_seed } of rows) {
    const seed = opened(sealer, sealed_seed, shoeContext(config.id, number))
    if (seed !== null) vault.keep({ number, seed })
  }
}

/** A seed that does not open is as good as lost: the table finds out when it deals, and gives the money back. */
function opened(sealer: Sealer, sealed: string, context: string): string | null {
  try {
    return sealer.unseal(sealed, context)
  } catch {
    return null
  }
}
