import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Io } from '#cli/io'
import type { Config } from '#server/config/config'
import { loadConfig } from '#server/config/load'
import { ConfigError } from '#server/config/problems'
import { openStoreAsItIs, type Store } from '#server/store/open'
import { readSealKey } from '#server/store/seal'
import { StoreError } from '#server/store/store-error'

const BROKEN = 2

/**
 * Does something with the store that the settings name, which stays of the version it is; what is wrong with either is
 * one clear sentence.
 */
export async function withStore(
  verb: string,
  io: Io,
  work: (store: Store, config: Config) => Promise<number>,
): Promise<number> {
  try {
    const config = loadConfig({ env: process.env })
    if (config.databaseUrl === null && !existsSync(join(config.dataFolder, 'store'))) {
      throw new StoreError(
        `There is no store in ${config.dataFolder}: name the server's folder in SABOT_DATA_FOLDER, or DATABASE_URL.`,
        'other',
      )
    }
    const store = await openStoreAsItIs(config)
    try {
      return await work(store, config)
    } finally {
      await store.close()
    }
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StoreError)) throw error
    io.err(`sabot ${verb}: ${error.message}\n`)
    return BROKEN
  }
}

/** The key of the store's house. Only a server makes one: here it is there already, or somewhere else. */
export function sealKeyOf({ sealKey: fromEnvironment, dataFolder }: Config): Uint8Array {
  return readSealKey({ fromEnvironment, dataFolder })
}
