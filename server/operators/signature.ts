import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What is signed: all that makes one request differ from another. */
export interface Signed {
  readonly method: string
  /** With its query, as it stands in the request. */
  readonly path: string
  /** Milliseconds since 1970, UTC. */
  readonly time: string
  readonly nonce: string
  readonly body: string
}

export const SIGNATURE_HEADERS = {
  operator: 'x-sabot-operator',
  time: 'x-sabot-time',
  nonce: 'x-sabot-nonce',
  signature: 'x-sabot-signature',
} as const

/** Requests older or younger than this are not looked at; nonces are remembered for longer. */
export const FRESH_MILLIS = 60_000

export function signatureOf(secret: string, { method, path, time, nonce, body }: Signed): string {
  const bodyHash = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', secret).update([method, path, time, nonce, bodyHash].join('\n')).digest('hex')
}

export function isSignedBy(secrets: readonly string[], signed: Signed, signature: string): boolean {
  const given = Buffer.from(signature)
  // Each secret is tried, whichever fits: how long it takes tells nothing.
  const fits = secrets.map((secret) => {
    const due = Buffer.from(signatureOf(secret, signed))
    return due.length === given.length && timingSafeEqual(due, given)
  })
  return fits.includes(true)
}

export function isFresh(time: string, now: number): boolean {
  return /^\d{10,16}$/.test(time) && Math.abs(now - Number(time)) <= FRESH_MILLIS
}
