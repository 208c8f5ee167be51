import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Io } from '#cli/io'
import { withStore } from '#cli/with-store'
import type { Config } from '#server/config/config'
import { loadConfig } from '#server/config/load'
import { ConfigError } from '#server/config/problems'
import { exportStore } from '#server/store/copy/export'
import { importStore } from '#server/store/copy/import'
import { StoreError, wordsOf } from '#server/store/store-error'

const HELP = `sabot store export FILE
sabot store import FILE
Copies the whole store to a file, and fills a new store from such a file: to move between versions of PostgreSQL, or
between the embedded store and a PostgreSQL server.

  export FILE    writes everything to a new file, as of one moment
  import FILE    fills an empty store with it, all of it or nothing, and brings it to the newest version

Uses the store that the settings name (DATABASE_URL, SABOT_DATA_FOLDER). An embedded store serves one process at a
time: stop the server first. Sealed cards and seeds stay sealed: the new store needs the same seal key, which is
seal.key in the data folder, or SABOT_SEAL_KEY. The file holds every account and sign-in: keep it as safe as the store.
`

const BROKEN = 2

/** `sabot store export FILE`, `sabot store import FILE` */
export async function store(args: readonly string[], io: Io): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.out(HELP)
    return 0
  }
  const [what, file, ...more] = args
  if (
    (what !== 'export' && what !== 'import') ||
    file === undefined ||
    file.startsWith('-') ||
    more.length > 0
  ) {
    io.err('sabot store: say export FILE or import FILE. sabot store --help explains it.\n')
    return BROKEN
  }
  return what === 'export' ? exportTo(file, io) : importFrom(file, io)
}

async function exportTo(file: string, io: Io): Promise<number> {
  if (existsSync(file)) return broken(io, `${file} is there already: choose another name.`)
  return withStore('store', io, async ({ db }) => {
    try {
      const rows = await exportStore(db, file)
      io.out(
        `${rows} rows were written to ${file}. Keep the seal key with it: sabot store --help says why.\n`,
      )
      return 0
    } catch (error) {
      if (!isOfFiles(error)) throw error
      return broken(io, `${file} cannot be written: ${error.message}.`)
    }
  })
}

async function importFrom(file: string, io: Io): Promise<number> {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    return broken(io, `There is no file ${file}.`)
  try {
    const config = loadConfig({ env: process.env })
    const rows = await importStore(config, file)
    io.out(`${rows} rows were read from ${file}.\n`)
    if (!hasSealKey(config)) {
      io.out('Put the seal key of the old store in place before you start: sabot store --help says which.\n')
    }
    return 0
  } catch (error) {
    if (error instanceof ConfigError || error instanceof StoreError) return broken(io, error.message)
    return broken(io, `${file} cannot be imported, and nothing was: ${wordsOf(error)}`)
  }
}

function hasSealKey({ sealKey, dataFolder }: Config): boolean {
  return sealKey !== undefined || existsSync(join(dataFolder, 'seal.key'))
}

function isOfFiles(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

function broken(io: Io, sentence: string): number {
  io.err(`sabot store: ${sentence}\n`)
  return BROKEN
}
