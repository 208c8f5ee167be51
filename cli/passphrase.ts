import { readFileSync } from 'node:fs'
import { StoreError, wordsOf } from '#server/store/store-error'

/** A passphrase is read from a file, so that it stands in no list of processes; one line break at its end is none of it. */
export function passphraseIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new StoreError(`The passphrase cannot be read: ${wordsOf(error)}.`, 'other', error)
  }
}
