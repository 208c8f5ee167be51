import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { audit } from '#server/audit/audit'
import { contentsOf } from '#server/operations/backup/contents'
import { type BackupManifest, ROWS, readBackupManifest, SEAL_KEY } from '#server/operations/backup/manifest'
import { unlockKey } from '#server/operations/backup/seal-key-file'
import { syncFolder } from '#server/operations/backup/sync'
import { importStore } from '#server/store/copy/import'
import { openStore, type StoreSettings } from '#server/store/open'
import type { Schema } from '#server/store/schema'
import { loadSealKey } from '#server/store/seal'
import { StoreError } from '#server/store/store-error'
import { sealerWith } from '#server/tables/records'

export interface RestoreOrder {
  readonly settings: StoreSettings & { readonly sealKey: string | undefined }
  readonly folder: string
  readonly passphrase: string | null
}

export interface Restored {
  readonly manifest: BackupManifest
  readonly rows: number
  readonly problems: readonly string[]
}

/** Fills an empty store from a backup that is whole, counts what came, and audits it. Refuses anything else. */
export async function restore({ settings, folder, passphrase }: RestoreOrder): Promise<Restored> {
  const manifest = await checkBackup(folder)
  putKey(settings, folder, manifest, passphrase)
  const rows = await importStore(settings, join(folder, ROWS))
  const store = await openStore(settings)
  try {
    await checkCounts(store.db, manifest)
    const { sealKey: fromEnvironment, dataFolder } = settings
    const { problems } = await audit(store.db, sealerWith(loadSealKey({ fromEnvironment, dataFolder })))
    return { manifest, rows, problems }
  } finally {
    await store.close()
  }
}

/** Every file of it is what it was when it was written. */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const manifest = readBackupManifest(folder)
  for (const [name, { sha256, bytes }] of Object.entries(manifest.files)) {
    const path = join(folder, name)
    if (!existsSync(path)) throw spoilt(folder, `${name} is missing`)
    const found = name === ROWS ? await contentsOf(path) : smallFile(path)
    if (found.sha256 !== sha256 || found.bytes !== bytes) throw spoilt(folder, `${name} was changed`)
  }
  return manifest
}

function smallFile(path: string) {
  const content = readFileSync(path)
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}

function spoilt(folder: string, what: string): StoreError {
  return new StoreError(`The backup in ${folder} is not whole: ${what}. Use another one.`, 'other')
}

/** The key goes where the server looks for it, and never over another one. */
function putKey(
  { sealKey, dataFolder }: RestoreOrder['settings'],
  folder: string,
  { files }: BackupManifest,
  passphrase: string | null,
): void {
  const path = join(dataFolder, 'seal.key')
  const isThere = sealKey !== undefined || existsSync(path)
  if (files[SEAL_KEY] === undefined || passphrase === null) {
    if (isThere) return
    throw new StoreError(
      files[SEAL_KEY] === undefined
        ? `The backup has no seal key. Put the store's seal.key into ${dataFolder}, or name it in SABOT_SEAL_KEY.`
        : 'The backup has its seal key under a passphrase: give it with --passphrase-file.',
      'other',
    )
  }
  const key = Buffer.from(unlockKey(readFileSync(join(folder, SEAL_KEY), 'utf8'), passphrase)).toString('hex')
  const known = sealKey ?? (existsSync(path) ? readFileSync(path, 'utf8').trim() : null)
  if (known === null) {
    mkdirSync(dataFolder, { recursive: true })
    writeFileSync(path, `${key}\n`, { flag: 'wx', mode: 0o600, flush: true })
    syncFolder(dataFolder)
  } else if (known.toLowerCase() !== key) {
    throw new StoreError(
      'There is another seal key here than the backup has: restore into a new folder.',
      'other',
    )
  }
}

async function checkCounts(db: Kysely<Schema>, { rows }: BackupManifest): Promise<void> {
  for (const [table, expected] of Object.entries(rows)) {
    const found = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
    const count = found.rows[0]?.count ?? 0
    if (count === expected) continue
    throw new StoreError(`${table} has ${count} rows after restoring, and the backup ${expected}.`, 'other')
  }
}
