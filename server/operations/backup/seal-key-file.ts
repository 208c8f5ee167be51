import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import * as v from 'valibot'
import { StoreError } from '#server/store/store-error'

/** A passphrase may be weak: finding it by trying costs 128 MB and a third of a second for each attempt. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 } as const
const LEAST_CHARACTERS = 12

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]+$/))
const sealedKey = v.object({ kdf: v.literal('scrypt-131072-8-1'), salt: hex, nonce: hex, tag: hex, key: hex })

/** The seal key as a text that opens only with the passphrase. */
export function lockKey(key: Uint8Array, passphrase: string): string {
  if (passphrase.length < LEAST_CHARACTERS) {
    throw new StoreError(`The passphrase is too short: ${LEAST_CHARACTERS} characters at least.`, 'other')
  }
  const salt = randomBytes(16)
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, COST), nonce)
  const body = Buffer.concat([cipher.update(key), cipher.final()])
  return `${JSON.stringify({
    kdf: 'scrypt-131072-8-1',
    salt: salt.toString('hex'),
    nonce: nonce.toString('hex'),
    tag: cipher.getAuthTag().toString('hex'),
    key: body.toString('hex'),
  })}\n`
}

export function unlockKey(text: string, passphrase: string): Uint8Array {
  try {
    const { salt, nonce, tag, key } = v.parse(sealedKey, JSON.parse(text))
    const secret = scryptSync(passphrase, Buffer.from(salt, 'hex'), 32, COST)
    const decipher = createDecipheriv('aes-256-gcm', secret, Buffer.from(nonce, 'hex'), { authTagLength: 16 })
    decipher.setAuthTag(Buffer.from(tag, 'hex'))
    return Buffer.concat([decipher.update(Buffer.from(key, 'hex')), decipher.final()])
  } catch (error) {
    throw new StoreError(
      "The backup's seal key does not open with this passphrase: use the one it was made with.",
      'other',
      error,
    )
  }
}
