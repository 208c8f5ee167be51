import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import {
  BATCH,
  type Ending,
  type Heading,
  type Line,
  PARTS,
  type Part,
  type Row,
} from '#server/store/copy/parts'
import type { Schema } from '#server/store/schema'

/**
 * Writes everything in the store to a new file, as of one moment; the number of rows. Sealed cards stay sealed.
 * `written` hears every piece of the file.
 */
export function exportStore(
  db: Kysely<Schema>,
  path: string,
  written: (text: string) => void = () => undefined,
): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      let count = 0
      const lines = async function* () {
        yield `${JSON.stringify(await headingOf(trx))}\n`
        for (const part of PARTS) {
          const { table } = part
          for await (const rows of batches(trx, part)) {
            count += rows.length
            yield rows.map((row) => `${JSON.stringify([table, row] satisfies Line)}\n`).join('')
          }
        }
        yield `${JSON.stringify({ rows: count } satisfies Ending)}\n`
      }
      const told = async function* () {
        for await (const text of lines()) {
          written(text)
          yield text
        }
      }
      await pipeline(told, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
      return count
    })
}

async function* batches(trx: Transaction<Schema>, { table, order, batch = BATCH }: Part) {
  await sql`declare part no scroll cursor for
    select * from ${sql.table(table)} order by ${sql.raw(order)}`.execute(trx)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.raw(String(batch))} from part`.execute(trx)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close part`.execute(trx)
}

async function headingOf(trx: Transaction<Schema>): Promise<Heading> {
  const { rows } = await sql<{ hash: string }>`select hash from migrations order by number`.execute(trx)
  return { store: rows.map(({ hash }) => hash) }
}
