import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { folderOptions } from '#cli/folder-options'
import type { Io } from '#cli/io'
import { passphraseIn } from '#cli/passphrase'
import { sealKeyOf, withStore } from '#cli/with-store'
import type { Config } from '#server/config/config'
import { loadConfig } from '#server/config/load'
import { ConfigError } from '#server/config/problems'
import type { BackupManifest } from '#server/operations/backup/manifest'
import { checkBackup } from '#server/operations/backup/restore'
import { backUp } from '#server/operations/backup/write'
import { ask } from '#server/operations/control/ask'
import type { Schema } from '#server/store/schema'
import { StoreError } from '#server/store/store-error'
import { sealerWith } from '#server/tables/records'
import { requireSealKey } from '#server/tables/seal-check'

const HELP = `sabot backup FOLDER [--passphrase-file FILE]
Copies the whole store, as of one moment, into a new folder, and reads it again before it says so. Tables are played
meanwhile. With an embedded store that a server runs on, the server itself copies it: its tables wait until it is done,
and its user must be allowed to write there.

  --passphrase-file FILE   puts the seal key into the backup too, under this passphrase (12 characters at least)

The folder holds every account and sign-in: keep it as safe as the store. Without the seal key running shoes cannot
be dealt on and sealed cards never be verified: keep it too, somewhere else (seal.key in the data folder, or
SABOT_SEAL_KEY), or put it into the backup. Uses the store that the settings name (DATABASE_URL, SABOT_DATA_FOLDER).
sabot restore brings it back.
`

const BROKEN = 2

/** `sabot backup FOLDER [--passphrase-file FILE]` */
export async function backup(args: readonly string[], io: Io): Promise<number> {
  const options = folderOptions('backup', HELP, args, io)
  if (typeof options === 'number') return options
  try {
    const folder = resolve(options.folder)
    const passphrase = options.passphraseFile === null ? null : passphraseIn(options.passphraseFile)
    const { databaseUrl, dataFolder } = loadConfig({ env: process.env })
    const answer = databaseUrl === null ? await ask(dataFolder, { do: 'backup', folder, passphrase }) : null
    if (answer === null) return await fromStore(folder, passphrase, io)
    if (!answer.ok) throw new StoreError(answer.text, 'other')
    return report(await seen(folder), folder, io)
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof ConfigError)) throw error
    io.err(`sabot backup: ${error.message}\n`)
    return BROKEN
  }
}

/** What the server wrote, read by whoever asked for it: the server may see other folders than the caller. */
async function seen(folder: string): Promise<BackupManifest> {
  if (existsSync(folder)) return checkBackup(folder)
  throw new StoreError(
    `The server has written ${folder}, but here it is not there: the server has folders of its own (PrivateTmp of ` +
      'systemd, a container). Name one that both see and the server may write.',
    'other',
  )
}

function fromStore(folder: string, passphrase: string | null, io: Io): Promise<number> {
  return withStore('backup', io, async ({ db, kind }, config) => {
    const key = passphrase === null ? {} : { key: { passphrase, sealKey: await keyOf(db, config) } }
    return report(await backUp({ db, kind, folder, at: Date.now(), ...key }), folder, io)
  })
}

/** A backup with another store's key would only show it when it is needed. */
async function keyOf(db: Kysely<Schema>, config: Config): Promise<Uint8Array> {
  const key = sealKeyOf(config)
  await requireSealKey(db, sealerWith(key))
  return key
}

function report({ rows, files }: BackupManifest, folder: string, io: Io): number {
  const count = Object.values(rows).reduce((sum, some) => sum + some, 0)
  io.out(`${count} rows of ${Object.keys(rows).length} tables were written to ${folder} and read again.\n`)
  if (files['seal-key.json'] === undefined) {
    io.out('The seal key is not in it: keep seal.key or SABOT_SEAL_KEY somewhere else.\n')
  }
  return 0
}
