import type { IncomingHttpHeaders } from 'node:http'
import { type Kysely, sql } from 'kysely'
import type { OperatorId } from '#engine/ids'
import type { Operator } from '#server/operators/operator'
import { FRESH_MILLIS, isFresh, isSignedBy, SIGNATURE_HEADERS } from '#server/operators/signature'
import type { Schema } from '#server/store/schema'

export interface SignedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const NONCE = /^[A-Za-z0-9_-]{16,64}$/
const FORGET_EVERY_MILLIS = 60_000

/** Which operator sent a request: known by its signature, and each request counts once. */
export class Gate {
  readonly #db: Kysely<Schema>
  readonly #operators: ReadonlyMap<string, Operator>
  #forgotAt = 0

  constructor(db: Kysely<Schema>, operators: readonly Operator[]) {
    this.#db = db
    this.#operators = new Map(operators.map((operator) => [operator.id, operator]))
  }

  /** The operator, or the sentence that says why the request is not believed. */
  async who({ method, path, headers, body }: SignedRequest, now: number): Promise<Operator | string> {
    const header = (name: string) => {
      const value = headers[name]
      return typeof value === 'string' ? value : ''
    }
    const time = header(SIGNATURE_HEADERS.time)
    const nonce = header(SIGNATURE_HEADERS.nonce)
    const signature = header(SIGNATURE_HEADERS.signature)
    const operator = this.#operators.get(header(SIGNATURE_HEADERS.operator))
    const isSigned = isSignedBy(operator?.secrets ?? [''], { method, path, time, nonce, body }, signature)
    if (operator === undefined || !isSigned) return NOT_SIGNED
    if (!isFresh(time, now)) return NOT_FRESH
    if (!NONCE.test(nonce)) return BAD_NONCE
    return (await this.#isFirst(operator.id, nonce, now)) ? operator : REPEATED
  }

  async #isFirst(operator: OperatorId, nonce: string, now: number): Promise<boolean> {
    if (now - this.#forgotAt > FORGET_EVERY_MILLIS) {
      this.#forgotAt = now
      await this.#db
        .deleteFrom('operator_nonces')
        .where('at', '<', now - 3 * FRESH_MILLIS)
        .execute()
    }
    const { rows } = await sql`insert into operator_nonces (operator, nonce, at)
      values (${operator}, ${nonce}, ${now}::bigint) on conflict do nothing returning nonce`.execute(this.#db)
    return rows.length === 1
  }
}

const NOT_SIGNED = 'This request is not signed by an operator that is known here: see docs/operators.md.'
const NOT_FRESH = `The request's time is more than ${FRESH_MILLIS / 1000} seconds off: set your clock, sign it anew.`
const BAD_NONCE = 'The nonce must be 16 to 64 of A-Z, a-z, 0-9, _ and -.'
const REPEATED = 'This request came before: make a new nonce for each.'
