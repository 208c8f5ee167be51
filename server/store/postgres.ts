import { Pool } from 'pg'
import type { Backend } from '#server/store/backend'
import { failureOf } from '#server/store/failure'
import { StoreError, wordsOf } from '#server/store/store-error'
import { TYPES } from '#server/store/types'

const EXAMPLE = 'postgres://user:password@host:5432/name'

/** A PostgreSQL server by its URL. */
export function openPostgres(databaseUrl: string): Backend {
  const place = placeOf(databaseUrl)
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'sabot',
    types: TYPES,
  })
  const nothing = () => Promise.resolve()
  return {
    kind: 'postgres',
    pool,
    explain: (error) => explain(error, place),
    beforeClose: nothing,
    afterClose: nothing,
  }
}

/** Where a URL leads, without its user and password: it is shown. */
function placeOf(databaseUrl: string): string {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new StoreError(
      `DATABASE_URL is not an address of a PostgreSQL server, such as ${EXAMPLE}.`,
      'other',
    )
  }
  return `${url.hostname || 'localhost'}:${url.port || '5432'}${url.pathname}`
}

function explain(error: unknown, place: string): StoreError {
  if (error instanceof StoreError) return error
  const failure = failureOf(error)
  const sentence =
    failure === 'away'
      ? `PostgreSQL at ${place} does not answer (${wordsOf(error)}). Is it running, and is DATABASE_URL right?`
      : `PostgreSQL at ${place} refuses: ${wordsOf(error)}. Check DATABASE_URL and the rights of its user.`
  return new StoreError(sentence, failure, error)
}
