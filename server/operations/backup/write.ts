import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { contentsOf } from '#server/operations/backup/contents'
import { type BackupManifest, MANIFEST, ROWS, SEAL_KEY } from '#server/operations/backup/manifest'
import { lockKey } from '#server/operations/backup/seal-key-file'
import { syncFolder } from '#server/operations/backup/sync'
import { CODE_ROOT, versionOf } from '#server/operations/selfcheck/code'
import { exportStore } from '#server/store/copy/export'
import type { Schema } from '#server/store/schema'
import { StoreError, wordsOf } from '#server/store/store-error'

export interface BackupOrder {
  readonly db: Kysely<Schema>
  readonly kind: 'embedded' | 'postgres'
  /** A folder that is not there yet. */
  readonly folder: string
  readonly at: number
  /** Only where the key is to be in the backup. */
  readonly key?: { readonly sealKey: Uint8Array; readonly passphrase: string }
}

/**
 * Writes the store, as of one moment, into a new folder, and reads it again before it says so. Until it is whole the
 * folder's name ends in `.partial`.
 */
export async function backUp({ db, kind, folder, at, key }: BackupOrder): Promise<BackupManifest> {
  if (existsSync(folder)) throw new StoreError(`${folder} is there already: choose another name.`, 'other')
  const draft = `${folder}.partial`
  rmSync(draft, { recursive: true, force: true })
  try {
    mkdirSync(draft, { recursive: true, mode: 0o700 })
    const locked = key === undefined ? null : lockKey(key.sealKey, key.passphrase)
    const rows = await writeRows(db, join(draft, ROWS))
    if (locked !== null) writeFileSync(join(draft, SEAL_KEY), locked, { mode: 0o600, flush: true })
    const manifest: BackupManifest = {
      backup: 1,
      at: new Date(at).toISOString(),
      version: versionOf(CODE_ROOT),
      store: kind,
      migrations: rows.migrations,
      rows: rows.counts,
      files: locked === null ? { [ROWS]: rows.file } : { [ROWS]: rows.file, [SEAL_KEY]: fileOf(locked) },
    }
    writeFileSync(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
      flush: true,
    })
    syncFolder(draft)
    renameSync(draft, folder)
    syncFolder(dirname(folder))
    return manifest
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (error instanceof Error && 'syscall' in error)
      throw new StoreError(`The backup cannot be written: ${wordsOf(error)}.`, 'other', error)
    throw error
  }
}

/** What came out of the store must be what is on the disk. */
async function writeRows(db: Kysely<Schema>, path: string) {
  const hash = createHash('sha256')
  let bytes = 0
  const migrations = await sql<BackupManifest['migrations'][number]>`
    select number, name, hash from migrations order by number`.execute(db)
  const rows = await exportStore(db, path, (text) => {
    hash.update(text)
    bytes += Buffer.byteLength(text)
  })
  const file = { bytes, sha256: hash.digest('hex') }
  const found = await contentsOf(path)
  const sum = Object.values(found.rows).reduce((all, count) => all + count, 0)
  if (found.sha256 !== file.sha256 || found.bytes !== bytes || sum !== rows) {
    throw new StoreError('The disk gave back something else than was written: use another disk.', 'other')
  }
  return { file, counts: found.rows, migrations: migrations.rows }
}

function fileOf(text: string): BackupManifest['files'][typeof ROWS] {
  return { bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') }
}
