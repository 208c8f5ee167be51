import { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'
import { StoreError } from '#server/store/store-error'

/** What the two kinds of store have in common: connections of the same driver. */
export interface Backend {
  readonly kind: 'embedded' | 'postgres'
  readonly pool: Pool
  /** What a failed opening means, as a sentence. */
  explain(error: unknown): StoreError
  /** Whatever has to stop before the connections close, and whatever has to be put away after them. */
  beforeClose(): Promise<void>
  afterClose(): Promise<void>
}

const SILENCE_MS = 45_000
const PATIENCE_MS = 5_000

/** Makes a pool live through connections that die, idle or lent, and cuts those that fell silent. */
export function guard(pool: Pool): { drain(): Promise<void> } {
  const lent = new Set<PoolClient>()
  // Whoever has a query under way hears of it there; nobody needs to hear it twice, least of all the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('acquire', (client) => {
    lent.add(client)
    limitSilence(client, SILENCE_MS)
  })
  pool.on('release', (_error, client) => {
    lent.delete(client)
    limitSilence(client, 0)
  })
  return { drain: () => drain(pool, lent) }
}

/** A server that vanished without closing its connection would be waited for until the system gives up: minutes. */
function limitSilence(client: PoolClient, milliseconds: number): void {
  const { stream } = client.connection
  if (!(stream instanceof Socket)) return
  stream.setTimeout(milliseconds)
  if (milliseconds > 0 && stream.listenerCount('timeout') === 0) {
    stream.on('timeout', () => stream.destroy(new StoreError('The store does not answer.', 'away')))
  }
}

/** Until everything asked of the pool is done. Whoever holds a connection beyond patience loses it. */
async function drain(pool: Pool, lent: ReadonlySet<PoolClient>): Promise<void> {
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) {
    const holders = [...lent]
    if (await releasedWithin(pool, PATIENCE_MS)) continue
    for (const client of holders) {
      if (lent.has(client)) client.connection.stream.destroy(new StoreError('The store is closed.', 'away'))
    }
  }
}

function releasedWithin(pool: Pool, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => done(false), milliseconds)
    // One moment later, when the pool has put the connection away.
    const heard = () => setImmediate(() => done(true))
    const done = (released: boolean) => {
      clearTimeout(patience)
      pool.removeListener('release', heard)
      resolve(released)
    }
    pool.once('release', heard)
  })
}
