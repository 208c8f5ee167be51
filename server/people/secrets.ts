import { createHash, randomBytes, randomInt } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/
const BASE_32 = 'abcdefghijklmnopqrstuvwxyz234567'
const ID_LETTERS = 16

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

export function looksLikeToken(text: string): boolean {
  return TOKEN.test(text)
}

/** What the store keeps of a token. It is 256 random bits, so a plain hash cannot be guessed backwards. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** `p_` for players, `s_` for staff. */
export function newPersonId(kind: 'p' | 's' = 'p'): string {
  return `${kind}_${Array.from(randomBytes(ID_LETTERS), (byte) => BASE_32[byte % BASE_32.length]).join('')}`
}

export function newGuestName(): string {
  return `Ospite ${randomInt(1_000, 10_000)}`
}
