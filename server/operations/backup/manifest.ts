import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { StoreError } from '#server/store/store-error'

export const MANIFEST = 'manifest.json'
export const ROWS = 'store.jsonl'
export const SEAL_KEY = 'seal-key.json'

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const file = v.object({ bytes: count, sha256: digest })

/** What a backup is: enough to know, years later, that it is whole and which Sabot can read it. */
const manifest = v.object({
  backup: v.literal(1),
  at: v.string(),
  version: v.string(),
  store: v.picklist(['embedded', 'postgres']),
  migrations: v.array(v.object({ number: count, name: v.string(), hash: digest })),
  rows: v.record(v.string(), count),
  files: v.object({ [ROWS]: file, [SEAL_KEY]: v.exactOptional(file) }),
})

export type BackupManifest = Readonly<v.InferOutput<typeof manifest>>

export function readBackupManifest(folder: string): BackupManifest {
  try {
    return v.parse(manifest, JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')))
  } catch (error) {
    throw new StoreError(
      `${folder} is no backup: its ${MANIFEST} is missing or not whole. A backup that was interrupted ends in .partial.`,
      'other',
      error,
    )
  }
}
