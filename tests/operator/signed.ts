import { randomUUID } from 'node:crypto'
import { SIGNATURE_HEADERS, signatureOf } from '#server/operators/signature'
import { SECRET } from '#tests/operator/house'

export interface Signing {
  readonly operator?: string
  readonly secret?: string
  readonly time?: number
  readonly nonce?: string
  /** What is signed, where that is not what is sent. */
  readonly signedBody?: string
}

/** A request as an operator's server signs it. */
export function signed(
  method: 'GET' | 'POST',
  path: string,
  body: string,
  signing: Signing = {},
): RequestInit {
  const { operator = 'bella', secret = SECRET, time = Date.now(), nonce = randomUUID() } = signing
  const facts = { method, path, time: String(time), nonce, body: signing.signedBody ?? body }
  const headers = {
    [SIGNATURE_HEADERS.operator]: operator,
    [SIGNATURE_HEADERS.time]: facts.time,
    [SIGNATURE_HEADERS.nonce]: nonce,
    [SIGNATURE_HEADERS.signature]: signatureOf(secret, facts),
  }
  if (method === 'GET') return { method, headers }
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body }
}
