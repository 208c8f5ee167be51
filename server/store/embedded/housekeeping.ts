import type { Pool } from 'pg'

/**
 * What a PostgreSQL server does with processes of its own and the embedded one leaves undone: without checkpoints
 * its journal grows for ever and a start after a crash reads all of it; without vacuum changed rows pile up, and
 * after two thousand million transactions it stops.
 */
const EVERY_MS = 5_000
const VACUUM_EVERY = 12
const CHECKPOINT_BYTES = 32 * 1024 * 1024

const JOURNAL = `
  select (pg_current_wal_lsn() - redo_lsn)::bigint as bytes from pg_control_checkpoint()`

/** Tables in which much has changed, in the manner of autovacuum, and those not tidied for very many transactions. */
const UNTIDY = `
  select c.oid::regclass::text as name
  from pg_class c left join pg_stat_user_tables s on s.relid = c.oid
  where c.relkind in ('r', 'm', 't')
    and (s.n_dead_tup > 500 + 0.1 * s.n_live_tup
      or s.n_ins_since_vacuum > 5000 + 0.1 * s.n_live_tup
      or s.n_mod_since_analyze > 1000 + 0.2 * s.n_live_tup
      or age(c.relfrozenxid) > 200000000)`

/** Only the part of a pool that is needed: one statement at a time, each queueing behind everybody else's. */
type Asks = Pick<Pool, 'query'>

export async function checkpointIfDue(pool: Asks, bytes = CHECKPOINT_BYTES): Promise<boolean> {
  const { rows } = await pool.query<{ bytes: number }>(JOURNAL)
  const isDue = (rows[0]?.bytes ?? 0) >= bytes
  if (isDue) await pool.query('checkpoint')
  return isDue
}

/** The tables it tidied. */
export async function vacuumIfDue(pool: Asks): Promise<readonly string[]> {
  // What was counted last would otherwise show only a second later.
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ name: string }>(UNTIDY)
  const names = rows.map(({ name }) => name)
  for (const name of names) await pool.query(`vacuum (analyze) ${name}`)
  return names
}

export function keepHouse(pool: Asks): { stop(): Promise<void> } {
  let round = 0
  let work: Promise<unknown> = Promise.resolve()
  const tidy = async () => {
    round += 1
    await checkpointIfDue(pool)
    if (round % VACUUM_EVERY === 0) await vacuumIfDue(pool)
  }
  const timer = setInterval(() => {
    // Whatever is wrong with the store, those who use it hear of it; the next round tries again.
    work = work.then(tidy).catch(() => {})
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await work
    },
  }
}
