import { Histogram, type Registry } from 'prom-client'
import type { StoreMeter, WalletMeter } from '#server/operations/meters'
import { FAST_BUCKETS, histogramBuckets, Tally } from '#server/operations/metrics/tally'

export function storeMeter(registry: Registry): StoreMeter {
  const asked = new Histogram({
    name: 'sabot_store_query_seconds',
    help: 'How long a statement took, by its first word.',
    labelNames: ['statement'],
    buckets: FAST_BUCKETS,
    registers: [registry],
  })
  const held = new Histogram({
    name: 'sabot_store_held_seconds',
    help: 'How long a connection was lent: a transaction, or a statement alone.',
    buckets: FAST_BUCKETS,
    registers: [registry],
  })
  const errors = new Tally(
    registry,
    'sabot_store_errors_total',
    'Statements that failed, by what it means.',
    ['failure'] as const,
  )
  return {
    asked(statement, millis, failure) {
      asked.observe({ statement }, millis / 1_000)
      if (failure !== null) errors.add(1, failure)
    },
    held: (millis) => held.observe(millis / 1_000),
  }
}

const WALLET_BUCKETS = histogramBuckets(5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000)

export function walletMeter(registry: Registry): WalletMeter {
  const calls = new Tally(registry, 'sabot_wallet_calls_total', 'Calls of operators’ wallets, by result.', [
    'operator',
    'kind',
    'result',
  ] as const)
  const seconds = new Histogram({
    name: 'sabot_wallet_call_seconds',
    help: 'How long an operator’s wallet took.',
    labelNames: ['operator', 'kind'],
    buckets: WALLET_BUCKETS,
    registers: [registry],
  })
  return {
    called(operator, kind, result, millis) {
      calls.add(1, operator, kind, result)
      seconds.observe({ operator, kind }, millis / 1_000)
    },
  }
}
