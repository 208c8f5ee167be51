import { sql } from 'kysely'
import type { RoundCode, TableId } from '#engine/ids'
import type { Clock } from '#server/clock'
import { TableFault } from '#server/tables/memory'
import type { TableConfig } from '#server/tables/ports'
import { enterTable } from '#server/tables/recover'
import { Table } from '#server/tables/table'
import type { TableNeeds } from '#server/tables/writer'

/** All tables of this server. */
export interface Floor {
  readonly tables: ReadonlyMap<string, Table>
  /** Tables whose log cannot be trusted stay closed; the others run. */
  readonly closed: readonly string[]
  /** Lets running rounds end, for a while; what is still running then is taken up at the next start. */
  close(graceMillis: number): Promise<void>
}

export async function openFloor(configs: readonly TableConfig[], needs: TableNeeds): Promise<Floor> {
  const tables = new Map<string, Table>()
  const closed: string[] = []
  for (const config of configs) {
    await enterTable(needs.db, config)
    const table = await opened(config, needs)
    if (table === null) closed.push(config.id)
    else tables.set(config.id, table)
  }
  await warnOfLeft(configs, needs)
  return { tables, closed, close: (graceMillis) => close([...tables.values()], graceMillis, needs.clock) }
}

/** A round with stakes at a table that is no longer configured: nobody will play it to its end. */
async function warnOfLeft(configs: readonly TableConfig[], { db, log }: TableNeeds): Promise<void> {
  const ids = configs.map(({ id }) => id)
  const { rows } = await sql<{ table: TableId; round: RoundCode }>`
    select t.id as table, r.code as round
    from tables t, lateral (
      select code, outcome from rounds where table_id = t.id order by number desc limit 1
    ) as r
    where r.outcome is null and t.id <> all(${ids}::text[])
      and exists (select from transfers where transfers.round = r.code)`.execute(db)
  for (const row of rows) log.error(row, LEFT)
}

const LEFT =
  "players' stakes lie in this round, and its table is not configured: put the table back until the round is over, " +
  'and close it (POST /api/staff/close) before it is taken out'

async function opened(config: TableConfig, needs: TableNeeds): Promise<Table | null> {
  try {
    return await Table.open(config, needs)
  } catch (error) {
    if (!(error instanceof TableFault)) throw error
    needs.log.error({ table: config.id, err: error }, 'this table stays closed')
    return null
  }
}

async function close(tables: readonly Table[], graceMillis: number, clock: Clock): Promise<void> {
  for (const table of tables) table.beginClosing()
  const deadline = clock.steady() + graceMillis
  // What a table is about to store may be the close of its bets.
  const isBusy = () => tables.some((table) => table.isBusy || !table.isIdle)
  while (isBusy() && clock.steady() < deadline) await clock.pause(20)
  await Promise.all(tables.map((table) => table.stop()))
}
