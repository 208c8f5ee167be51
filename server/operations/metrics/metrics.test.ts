import type { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { cents } from '#engine/money/cents'
import { newMetrics } from '#server/operations/metrics/metrics'
import { moneyIn } from '#server/operations/metrics/money'
import { transferOf } from '#server/wallet/postings'
import { NO_STAKES } from '#server/wallet/stakes'
import { account } from '#tests/account'
import { DryTable } from '#tests/floor/dry-table'

async function figure(registry: Registry, name: string, labels: Readonly<Record<string, string>> = {}) {
  const metric = await registry.getSingleMetric(name)?.get()
  return metric?.values.find(
    (value) =>
      !('metricName' in value && value.metricName !== `${name}_count` && value.metricName !== undefined) &&
      Object.entries(labels).every(([label, wanted]) => value.labels[label] === wanted),
  )?.value
}

describe('figures', () => {
  it('of a table are those of its commits', async () => {
    const { registry, meters } = newMetrics()
    const table = new DryTable('speed-baccarat', '3'.repeat(64))
    table.give('anna', 100_000, 5_000)
    const write = table.write.bind(table)
    table.write = (build) => {
      const batch = write(build)
      meters.tables.stored(batch, 4)
      return batch
    }
    const playTo = (phase: string) => {
      while (table.state.game.phase !== phase) table.step()
    }
    playTo('betting')
    table.order('anna', { do: 'bet', bet: 'banker', amount: 1_000 })
    table.order('anna', { do: 'bet', bet: 'tie', amount: 500, golden: true })
    playTo('over')
    const money = (name: string, kind: string) =>
      figure(registry, `sabot_ledger_${name}_cents_total`, { currency: 'EUR', money: kind })
    expect(await money('staked', 'cash')).toBe(1_000)
    expect(await money('staked', 'golden')).toBe(500)
    const paid = ((await money('paid', 'cash')) ?? 0) + ((await money('paid', 'golden')) ?? 0)
    expect(paid).toBe(table.purse('anna').cash + table.purse('anna').golden - 105_000 + 1_500)
    const rounds = { table: 'dry', outcome: 'settled' }
    expect(await figure(registry, 'sabot_rounds_ended_total', rounds)).toBe(1)
    expect(await figure(registry, 'sabot_rounds_began_total', { table: 'dry' })).toBe(1)
    expect(await figure(registry, 'sabot_ledger_transfers_total', { kind: 'settle' })).toBe(1)
  })

  it('of a cancelled round give back what was staked', () => {
    const entries = [
      { account: account('cash:anna'), amount: 500 },
      { account: account('house:one'), amount: -500 },
      { account: account('golden:anna'), amount: 300 },
      { account: account('promotions:one'), amount: -300 },
      { account: account('stakes:one'), amount: -700 },
      { account: account('house:one'), amount: 700 },
    ]
    expect(moneyIn({ key: 'k', kind: 'cancel', round: 'r', entries })).toEqual([
      { side: 'paid', currency: 'EUR', money: 'cash', cents: 500 },
      { side: 'paid', currency: 'EUR', money: 'golden', cents: 300 },
    ])
  })

  it('MO-6, TP-18: of players with another currency are in that one, also from a session', () => {
    const purses = {
      bjorn: { currency: 'SEK', session: null },
      carla: { currency: 'SEK', session: 'evening' },
    }
    const place = {
      table: 'one',
      state: { id: 'speed-baccarat', currency: 'EUR', purses, round: null },
    } as const
    const chips = (player: string, cash: number, golden: number) =>
      ({ player, bet: 'banker', cash: cents(cash), golden: cents(golden) }) as const
    const bets = [chips('anna', 100, 0), chips('bjorn', 700, 30), chips('carla', 200, 0)]
    const taken = bets.map((bet) => ({ ...bet, zeroCommission: false }))
    const staked = transferOf(place, 1, { type: 'closed', taken, refused: [], unconfirmed: [] }, NO_STAKES)
    const refund = { outcome: 'refund' } as const
    const results = bets.map((bet) => ({ ...bet, ...refund, paid: bet.cash, goldenBack: bet.golden }))
    const stakes = { EUR: { cash: 100, golden: 0 }, SEK: { cash: 900, golden: 30 } }
    const ended = transferOf(place, 2, { type: 'cancelled', results }, stakes)
    const sums = (side: 'staked' | 'paid') => [
      { side, currency: 'EUR', money: 'cash', cents: 100 },
      { side, currency: 'SEK', money: 'cash', cents: 700 },
      { side, currency: 'SEK', money: 'golden', cents: 30 },
      { side, currency: 'SEK', money: 'cash', cents: 200 },
    ]
    expect(staked && moneyIn(staked)).toEqual(sums('staked'))
    expect(ended && moneyIn(ended)).toEqual(sums('paid'))
  })

  it.each(['session', 'void', 'grant'] as const)('leave out what is no bet and no win: %s', (kind) => {
    const entries = [
      { account: account('cash:anna'), amount: 500 },
      { account: account('house:one'), amount: -500 },
    ]
    expect(moneyIn({ key: 'k', kind, round: null, entries })).toEqual([])
  })

  it('count every answer, drop and request by labels of closed lists', async () => {
    const { registry, meters } = newMetrics()
    meters.sockets.answered('ok', 3)
    meters.sockets.answered('ok', 30)
    meters.sockets.answered('balance', 1)
    meters.sockets.dropped(4408)
    meters.sockets.dropped(4999)
    meters.sockets.heard(120, 2)
    meters.sockets.heard(80, 1)
    meters.http.answered('GET', '/api/tables', 200, 5)
    meters.wallet.called('acme', 'debit', 'ok', 40)
    meters.store.asked('select', 2, null)
    meters.store.asked('select', 2, 'away')
    expect(await figure(registry, 'sabot_commands_total', { answer: 'ok' })).toBe(2)
    expect(await figure(registry, 'sabot_commands_total', { answer: 'balance' })).toBe(1)
    expect(await figure(registry, 'sabot_socket_drops_total', { reason: 'tooSlow' })).toBe(1)
    expect(await figure(registry, 'sabot_socket_drops_total', { reason: 'other' })).toBe(1)
    expect(await figure(registry, 'sabot_socket_bytes_in_total')).toBe(200)
    expect(await figure(registry, 'sabot_socket_messages_in_total')).toBe(3)
    expect(await figure(registry, 'sabot_store_errors_total', { failure: 'away' })).toBe(1)
    expect(await figure(registry, 'sabot_command_seconds')).toBe(3)
    const text = await registry.metrics()
    expect(text).toContain('sabot_http_requests_total{method="GET",route="/api/tables",status="200"} 1')
    expect(text).toContain('sabot_wallet_calls_total{operator="acme",kind="debit",result="ok"} 1')
    expect(text).toContain('sabot_command_seconds_bucket{le="0.005"} 2')
  })

  it('are the same when nobody asked twice as when somebody did', async () => {
    const { registry, meters } = newMetrics()
    meters.sockets.wrote(10)
    const first = await registry.metrics()
    expect(await registry.metrics()).toBe(first)
  })
})
