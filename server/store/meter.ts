import type { LogEvent } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { StoreMeter } from '#server/operations/meters'
import { failureOf } from '#server/store/failure'

const STATEMENTS = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'start', 'commit', 'rollback']
const FIRST_WORD = /^\s*([a-z]+)/i

/** Tells the meter of every statement. */
export function queryLog(meter: StoreMeter): (event: LogEvent) => void {
  return (event) => {
    const word = FIRST_WORD.exec(event.query.sql)?.[1]?.toLowerCase() ?? ''
    const failure = event.level === 'error' ? failureOf(event.error) : null
    meter.asked(STATEMENTS.includes(word) ? word : 'other', event.queryDurationMillis, failure)
  }
}

/** Tells the meter for how long each connection was lent. */
export function timeLending(pool: Pool, meter: StoreMeter): void {
  const since = new WeakMap<PoolClient, number>()
  pool.on('acquire', (client) => since.set(client, performance.now()))
  pool.on('release', (_error, client) => {
    const from = since.get(client)
    since.delete(client)
    if (from !== undefined) meter.held(performance.now() - from)
  })
}
