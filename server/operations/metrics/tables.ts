import { Histogram, type Registry } from 'prom-client'
import type { TableMeter } from '#server/operations/meters'
import { moneyIn } from '#server/operations/metrics/money'
import { FAST_BUCKETS, Tally } from '#server/operations/metrics/tally'

/** What tables store: commits, rounds, and the money that moved with them. */
export function tableMeter(registry: Registry): TableMeter {
  const commits = new Tally(registry, 'sabot_table_commits_total', 'Commits a table stored.', [
    'table',
  ] as const)
  const events = new Tally(registry, 'sabot_table_events_total', 'Events a table stored.', ['table'] as const)
  const seconds = new Histogram({
    name: 'sabot_table_commit_seconds',
    help: 'How long storing a commit of a table took.',
    buckets: FAST_BUCKETS,
    registers: [registry],
  })
  const began = new Tally(registry, 'sabot_rounds_began_total', 'Rounds that began.', ['table'] as const)
  const ended = new Tally(registry, 'sabot_rounds_ended_total', 'Rounds that ended, by how.', [
    'table',
    'outcome',
  ] as const)
  const again = new Tally(
    registry,
    'sabot_table_retries_total',
    'Commits decided once more: the money had changed, or another transaction was in the way.',
    ['table', 'why'] as const,
  )
  const faults = new Tally(
    registry,
    'sabot_table_faults_total',
    'Faults: a round that stands still, an order that broke, the store away, another server on the table.',
    ['table', 'what'] as const,
  )
  const transfers = new Tally(
    registry,
    'sabot_ledger_transfers_total',
    'Transfers booked by tables, by kind.',
    ['kind'] as const,
  )
  const staked = new Tally(registry, 'sabot_ledger_staked_cents_total', 'Cents taken as stakes.', [
    'currency',
    'money',
  ] as const)
  const paid = new Tally(
    registry,
    'sabot_ledger_paid_cents_total',
    'Cents paid to players, stakes included.',
    ['currency', 'money'] as const,
  )
  return {
    stored(batch, millis) {
      const { table, transfers: moved } = batch
      commits.add(1, table)
      events.add(batch.events.length, table)
      seconds.observe(millis / 1_000)
      if (batch.begun.length > 0) began.add(batch.begun.length, table)
      for (const { outcome } of batch.ended) ended.add(1, table, outcome)
      for (const transfer of moved) {
        transfers.add(1, transfer.kind)
        for (const { side, currency, money, cents } of moneyIn(transfer)) {
          const sum = side === 'staked' ? staked : paid
          sum.add(cents, currency, money)
        }
      }
    },
    triedAgain: (table, why) => again.add(1, table, why),
    faulted: (table, what) => faults.add(1, table, what),
  }
}
