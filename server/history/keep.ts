import { sql, type Transaction } from 'kysely'
import type { Schema } from '#server/store/schema'
import type { Batch } from '#server/tables/batch'
import type { Rider } from '#server/tables/commit'
import { snapshotText } from '#server/tables/snapshot'

type Tx = Transaction<Schema>

/**
 * Keeps what was played in the commit that ends, begins or voids a round: the history is never behind the book, and
 * there is no history of what was not stored.
 */
export const keepHistory: Rider = async (tx, batch) => {
  await keepStart(tx, batch)
  const ended = batch.ended.map(({ code }) => code)
  if (ended.length > 0) await keepPlays(tx, ended, batch.state.id)
  for (const event of batch.events) if (event.type === 'voided') await voidPlays(tx, event.code, batch.at)
  return []
}

/** The state before the round, as every audience's own is made from it: no card that lies face down is in it. */
async function keepStart(tx: Tx, { begun, snapshot }: Batch): Promise<void> {
  const code = begun.at(-1)?.code
  if (code === undefined || snapshot === null) return
  await tx
    .insertInto('round_starts')
    .values({ code, state: snapshotText(snapshot) })
    .execute()
}

async function keepPlays(tx: Tx, codes: readonly string[], game: string): Promise<void> {
  await sql`insert into plays (player, round, table_id, game, operator, currency, began_at, ended_at, changed_at,
      outcome, staked, paid, golden_staked, golden_back, balance_before, balance_after)
    select m.player, m.round, r.table_id, ${game}, p.operator, m.currency, r.began_at, r.ended_at, r.ended_at,
      r.outcome, m.staked, m.paid, m.golden_staked, m.golden_back, m.balance_before, m.balance_after
    from round_money m join rounds r on r.code = m.round left join players p on p.id = m.player
    where m.round = any(${codes}::text[])`.execute(tx)
}

/**
 * FL-2: what everybody got is what they had staked, or more where what they won is gone already: spent, or credited to
 * an operator's own wallet.
 */
async function voidPlays(tx: Tx, code: string, at: number): Promise<void> {
  await sql`update plays set outcome = 'voided', paid = m.paid, golden_back = m.golden_back, changed_at = ${at}::bigint,
      position = null
    from round_money m where m.round = ${code} and plays.round = m.round and plays.player = m.player`.execute(
    tx,
  )
}
