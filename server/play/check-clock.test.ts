import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CheckMessage } from '#protocol/to-player'
import { Allowances } from '#server/play/allowances'
import { CheckClock } from '#server/play/check-clock'
import { PlayDesk } from '#server/play/desk'
import { openStore, type Store } from '#server/store/open'
import { temporaryFolder } from '#tests/floor/house'

const MINUTE = 60_000
const NOW = Date.UTC(2026, 3, 1, 12)

const folder = temporaryFolder()
let store: Store

beforeAll(async () => {
  store = await openStore({ databaseUrl: null, dataFolder: folder.path })
})
afterAll(async () => {
  await store.close()
  folder.remove()
})

it('TP-11: tells a player once that a reality check is due, and again after the next interval', async () => {
  let now = NOW
  const allowances = new Allowances(store.db)
  const desk = new PlayDesk({ db: store.db, allowances, delayMillis: 0, now: () => now })
  const told: (readonly [string, CheckMessage])[] = []
  const clock = new CheckClock(
    allowances,
    (player, message) => void told.push([player, message]),
    () => now,
  )
  const stakeAt = async (lastStakeAt: number) => {
    await store.db
      .updateTable('play_states')
      .set((set) => ({ last_stake_at: lastStakeAt, version: set('version', '+', 1) }))
      .where('player', '=', 'p_anna')
      .execute()
    await allowances.refresh(['p_anna'])
  }
  await desk.setCheck('p_anna', 30)
  await store.db
    .updateTable('play_states')
    .set({ began_at: NOW, checked_at: NOW, staked: 900, paid: 400, played_ms: 5 * MINUTE })
    .where('player', '=', 'p_anna')
    .execute()
  await stakeAt(NOW + 20 * MINUTE)
  now = NOW + 30 * MINUTE - 1
  clock.look()
  expect(told).toEqual([])
  expect(await clock.dueOf('p_anna')).toBeNull()
  now += 1
  clock.look()
  clock.look()
  const message = {
    type: 'check',
    beganAt: NOW,
    elapsedMillis: 30 * MINUTE,
    playedMillis: 5 * MINUTE,
    staked: 900,
    paid: 400,
    net: -500,
    now,
  }
  expect(told).toEqual([['p_anna', message]])
  expect(await clock.dueOf('p_anna')).toEqual(message)
  expect(await clock.dueOf('p_nobody')).toBeNull()
  await desk.confirmCheck('p_anna')
  clock.look()
  await stakeAt(now + 10 * MINUTE)
  now += 30 * MINUTE
  clock.look()
  expect(told).toHaveLength(2)
})
