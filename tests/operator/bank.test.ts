import { afterAll, beforeAll, expect, it } from 'vitest'
import { ReferenceOperator } from '#cli/operator/server'
import { HandClock } from '#tests/clock'
import { emptyFolder } from '#tests/floor/house'
import { freshDatabase } from '#tests/made-postgres'
import { type OperatorHouse, openOperatorHouse, operatorAt, SECRET } from '#tests/operator/house'
import { until } from '#tests/until'

const folder = emptyFolder()
const clock = new HandClock()
const SLOW_MILLIS = 1_000
const casino = new ReferenceOperator({ id: 'bella', secret: SECRET, slowMillis: SLOW_MILLIS, clock })
let house: OperatorHouse

beforeAll(async () => {
  casino.book.open('ann', 'EUR', 10_000)
  const operator = operatorAt(await casino.listen())
  const databaseUrl = await freshDatabase()
  house = await openOperatorHouse({ operator, tables: [], folder: folder.path, databaseUrl, clock })
})

afterAll(async () => {
  await house.close()
  await casino.close()
  folder.remove()
})

it('one player who asks again and again takes one lane to the operator, not those of everybody’s bets', async () => {
  const ann = (await house.admit('ann')).get('ann') ?? ''
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
