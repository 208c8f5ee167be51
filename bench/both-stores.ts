import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#bench/postgres'

type Measure = (name: string, databaseUrl: string | null, dataFolder: string) => Promise<void>

/** The same on an empty PostgreSQL server and on an empty embedded store; both are gone afterwards. */
export async function onBothStores(measure: Measure): Promise<void> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'sabot-bench-'))
  try {
    await measure('PostgreSQL', await postgres.createDatabase(), join(folder, 'postgres'))
    await measure('embedded', null, join(folder, 'embedded'))
  } finally {
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
