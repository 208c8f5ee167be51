import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CheckMessage } from '#protocol/player/to-player'
import { Allowances } from '#server/play/allowances'
import { CheckClock } from '#server/play/check-clock'
import { LimitsService } from '#server/play/limits-service'
import { openStore, type Store } from '#server/store/open'
import { HandClock } from '#tests/clock'
import { freshDatabase } from '#tests/made-postgres'

const MINUTE = 60_000
const NOW = Date.UTC(2026, 3, 1, 12)

let store: Store

beforeAll(async () => {
  store = await openStore({ databaseUrl: await freshDatabase(), dataFolder: '' })
})
afterAll(() => store.close())

it('TP-11: tells a player once that a reality check is due, and again after the next interval', async () => {
  const clock = new HandClock(NOW)
  const allowances = new Allowances(store.db, clock)
  const service = new LimitsService({ db: store.db, allowances, delayMillis: 0, now: clock.now })
  const told: (readonly [string, CheckMessage])[] = []
  const checks = new CheckClock(allowances, (player, message) => void told.push([player, message]), clock)
  const stakeAt = async (lastStakeAt: number) => {
    await store.db
      .updateTable('play_states')
      .set((set) => ({ last_stake_at: lastStakeAt, version: set('version', '+', 1) }))
      .where('player', '=', 'p_anna')
      .execute()
    await allowances.refresh(['p_anna'])
  }
  await service.setCheck('p_anna', 30)
  await store.db
    .updateTable('play_states')
    .set({ began_at: NOW, checked_at: NOW, staked: 900, paid: 400, played_ms: 5 * MINUTE })
    .where('player', '=', 'p_anna')
    .execute()
  await stakeAt(NOW + 20 * MINUTE)
  clock.advance(30 * MINUTE - 1)
  checks.look()
  expect(told).toEqual([])
  expect(await checks.dueOf('p_anna')).toBeNull()
  clock.advance(1)
  checks.look()
  checks.look()
  const message = {
    type: 'check',
    beganAt: NOW,
    elapsedMillis: 30 * MINUTE,
    playedMillis: 5 * MINUTE,
    staked: 900,
    paid: 400,
    net: -500,
    now: clock.now(),
  }
  expect(told).toEqual([['p_anna', message]])
  expect(await checks.dueOf('p_anna')).toEqual(message)
  expect(await checks.dueOf('p_nobody')).toBeNull()
  await service.confirmCheck('p_anna')
  checks.look()
  await stakeAt(clock.now() + 10 * MINUTE)
  clock.advance(30 * MINUTE)
  checks.look()
  expect(told).toHaveLength(2)
})
