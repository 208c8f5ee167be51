import { expect, it } from 'vitest'
import { setUpOnePlayer } from '#tests/operator/one-player'
import { until } from '#tests/until'

const SLOW_MILLIS = 1_000
const scene = setUpOnePlayer({ slowMillis: SLOW_MILLIS })

it('one player who asks again and again takes one lane to the operator, not those of everybody’s bets', async () => {
  const { house, casino, clock, ann } = scene
  let calls = 0
  casino.mischief = (call) => {
    if (call === 'balance') calls += 1
    return 'slow'
  }
  const ask = async (times: number) => {
    const asked = Array.from({ length: times }, () => house.wallets.bank.ask(ann))
    await until(() => casino.held === 1)
    clock.advance(SLOW_MILLIS)
    await Promise.all(asked)
  }
  await ask(100)
  expect(calls).toBe(1)
  casino.book.deposit('ann', 500)
  await ask(1)
  expect(calls).toBe(2)
  expect(house.wallets.bank.heardOf(ann)).toBe(10_500)
})
