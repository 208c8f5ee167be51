import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StoreError, wordsOf } from '#server/store/store-error'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text so that it opens only with the same key and in the same context (say, the table and version). */
export function seal(key: Uint8Array, text: string, context: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

export function unseal(key: Uint8Array, sealed: string, context: string): string {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(context)).setAuthTag(tag)
    return (
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    )
  } catch (error) {
    throw new StoreError(
      `What is sealed for ${context} does not open: it was changed, or it was sealed with another key or for ` +
        'another place. Use the seal key with which this store was written.',
      'other',
      error,
    )
  }
}

export interface SealKeySource {
  /** 64 hex digits, if the house keeps the key itself. */
  readonly fromEnvironment: string | undefined
  readonly dataFolder: string
}

/** The key of a house that exists: whoever only looks at its store makes none. */
export function readSealKey({ fromEnvironment, dataFolder }: SealKeySource): Uint8Array {
  if (fromEnvironment !== undefined) return parse(fromEnvironment, 'The seal key in the environment')
  const path = join(dataFolder, 'seal.key')
  const key = keyIn(path)
  if (key !== null) return key
  const text = `There is no seal key in ${path}: put the server's there, or name it in SABOT_SEAL_KEY.`
  throw new StoreError(text, 'other')
}

/** The key of the house: from the environment, else from its file, which is made at the first start. */
export function loadSealKey({ fromEnvironment, dataFolder }: SealKeySource): Uint8Array {
  const path = join(dataFolder, 'seal.key')
  if (fromEnvironment === undefined && keyIn(path) === null) make(path, dataFolder)
  return readSealKey({ fromEnvironment, dataFolder })
}

/** Null when there is no such file. */
function keyIn(path: string): Uint8Array | null {
  try {
    return parse(readFileSync(path, 'utf8').trim(), `The seal key in ${path}`)
  } catch (error) {
    if (error instanceof StoreError) throw error
    if (isMissing(error)) return null
    throw unusable(path, error)
  }
}

function make(path: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    create(path, folder)
  } catch (error) {
    throw unusable(path, error)
  }
}

/** In place with its contents and on the disk, or not at all; whoever came first wins. */
function create(path: string, folder: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = openSync(draft, 'wx', 0o600)
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`)
    fsyncSync(file)
    linkSync(draft, path)
  } catch (error) {
    if (!isThere(error)) throw error
  } finally {
    closeSync(file)
    rmSync(draft, { force: true })
  }
  const parent = openSync(folder, 'r')
  fsyncSync(parent)
  closeSync(parent)
}

function parse(text: string, what: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/i.test(text)) {
    throw new StoreError(`${what} is not a key: it must be 64 hex digits (openssl rand -hex 32).`, 'other')
  }
  return Buffer.from(text, 'hex')
}

function unusable(path: string, error: unknown): StoreError {
  return new StoreError(`The seal key ${path} cannot be read or made: ${wordsOf(error)}.`, 'other', error)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
