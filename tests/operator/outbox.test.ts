import { expect, it } from 'vitest'
import { giveUpDebits, newDebitCode, noteDebits } from '#server/operators/calls'
import { PATIENT } from '#tests/operator/house'
import { setUpOnePlayer } from '#tests/operator/one-player'

const { firstWaitMillis, longestWaitMillis, pollMillis } = PATIENT.pace
/** One more and it would be taken for down. */
const TRIES = 5
const scene = setUpOnePlayer()

it('what the operator does not take is brought again after a while, which doubles up to the longest', async () => {
  const { house, casino, clock, ann: player } = scene
  const { db } = house.store
  const code = newDebitCode()
  const call = { code, operator: 'bella', player, table: 'one', round: 'one-1', amount: 500, currency: 'EUR' }
  const broughtAt: number[] = []
  casino.mischief = () => (broughtAt.push(clock.now()) < TRIES ? 'try-again' : null)
  await noteDebits(db, [call], clock.now())
  await giveUpDebits(db, { codes: [code] }, clock.now())
  const cancel = () =>
    db.selectFrom('wallet_calls').selectAll().where('kind', '=', 'cancel').executeTakeFirstOrThrow()
  const troubles = new Set<string | null>()
  await house.until(async () => {
    const { state, trouble } = await cancel()
    troubles.add(trouble)
    return state === 'done' || clock.steady() > 60_000
  })
  expect([...troubles]).toEqual([null, expect.stringMatching(/\.$/)])
  const waits = broughtAt.slice(1).map((at, index) => at - (broughtAt[index] ?? 0))
  expect(waits).toHaveLength(TRIES - 1)
  for (const [index, wait] of waits.entries()) {
    const due = Math.min(longestWaitMillis, firstWaitMillis * 2 ** index)
    expect(wait).toBeGreaterThanOrEqual(due / 2)
    expect(wait).toBeLessThanOrEqual(1.5 * due + pollMillis)
  }
})
