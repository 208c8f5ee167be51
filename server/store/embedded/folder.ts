import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StoreError } from '#server/store/store-error'

/** The PostgreSQL inside the pinned PGlite. */
export const POSTGRES_MAJOR = 18

export interface Places {
  readonly folder: string
  readonly database: string
  readonly lock: string
  readonly marker: string
}

export function placesIn(dataFolder: string): Places {
  const folder = join(dataFolder, 'store')
  return {
    folder,
    database: join(folder, 'database'),
    lock: join(folder, 'lock'),
    marker: join(folder, 'made-by.json'),
  }
}

/**
 * Whether the database has still to be made. The marker is written last, once everything is on the disk: a database
 * without it was never finished, nobody was told that anything is in it, and it is thrown away.
 */
export function prepare({ database, marker }: Places): 'create' | 'open' {
  if (!existsSync(marker)) {
    rmSync(database, { recursive: true, force: true })
    mkdirSync(database, { recursive: true, mode: 0o700 })
    return 'create'
  }
  const major = majorOf(marker)
  if (major !== POSTGRES_MAJOR) throw otherMajor(marker, major)
  return 'open'
}

/** A database that was there at the start may be gone later, with its disk; it must not be made anew then. */
export function isThere({ database, marker }: Places): boolean {
  return existsSync(marker) && existsSync(join(database, 'PG_VERSION'))
}

/** Makes a fresh database survive a power cut, then says so with the marker. */
export function finish({ folder, database, marker }: Places): void {
  syncTree(database)
  const draft = `${marker}.draft`
  writeFileSync(draft, `${JSON.stringify({ postgres: POSTGRES_MAJOR })}\n`, { flush: true })
  renameSync(draft, marker)
  for (const path of [folder, dirname(folder), dirname(dirname(folder))]) sync(path)
}

function syncTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) syncTree(child)
    else if (entry.isFile()) sync(child)
  }
  sync(path)
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function majorOf(marker: string): number | null {
  try {
    const { postgres } = JSON.parse(readFileSync(marker, 'utf8')) as { readonly postgres: number }
    return postgres
  } catch {
    return null
  }
}

function otherMajor(marker: string, major: number | null): StoreError {
  return new StoreError(
    `The store in ${dirname(marker)} was made by PostgreSQL ${major ?? 'of an unknown version'}, and this Sabot ` +
      `has PostgreSQL ${POSTGRES_MAJOR}, which cannot read it. With the Sabot that made it: ` +
      '`sabot store export <file>`. Then move the folder away, and with this one: `sabot store import <file>`.',
    'other',
  )
}
