import { resolve } from 'node:path'
import { folderOptions } from '#cli/folder-options'
import type { Io } from '#cli/io'
import { passphraseIn } from '#cli/passphrase'
import { loadConfig } from '#server/config/load'
import { ConfigError } from '#server/config/problems'
import { restore as restoreStore } from '#server/operations/backup/restore'
import { StoreError } from '#server/store/store-error'

const HELP = `sabot restore FOLDER [--passphrase-file FILE]
Fills an empty store from a backup: checks that the backup is whole, brings it in, counts every table, and audits the
whole book. Refuses a store in which there is anything.

  --passphrase-file FILE   the passphrase of the backup's seal key, which is then put into the data folder

Uses the store that the settings name (DATABASE_URL, SABOT_DATA_FOLDER): embedded and PostgreSQL backups fit both.
Exits 1 if the audit finds anything.
`

const WRONG = 1
const BROKEN = 2

/** `sabot restore FOLDER [--passphrase-file FILE]` */
export async function restore(args: readonly string[], io: Io): Promise<number> {
  const options = folderOptions('restore', HELP, args, io)
  if (typeof options === 'number') return options
  try {
    const settings = loadConfig({ env: process.env })
    const passphrase = options.passphraseFile === null ? null : passphraseIn(options.passphraseFile)
    const folder = resolve(options.folder)
    const { manifest, rows, problems } = await restoreStore({ settings, folder, passphrase })
    io.out(`${rows} rows of ${manifest.at} were restored.\n`)
    for (const problem of problems) io.out(`✗ ${problem}\n`)
    io.out(
      problems.length === 0 ? 'The audit found nothing wrong.\n' : 'The audit says that this is not right.\n',
    )
    return problems.length === 0 ? 0 : WRONG
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof ConfigError)) throw error
    io.err(`sabot restore: ${error.message}\n`)
    return BROKEN
  }
}
