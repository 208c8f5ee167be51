import { afterAll, beforeAll, expect, it } from 'vitest'
import { ReferenceOperator } from '#cli/operator/server'
import { temporaryFolder } from '#tests/floor/house'
import { type OperatorHouse, openOperatorHouse, operatorAt, SECRET } from '#tests/operator/house'

const folder = temporaryFolder()
const casino = new ReferenceOperator({ id: 'bella', secret: SECRET, slowMillis: 100 })
let house: OperatorHouse

beforeAll(async () => {
  casino.book.open('ann', 'EUR', 10_000)
  const operator = operatorAt(await casino.listen())
  house = await openOperatorHouse({ operator, tables: [], folder: folder.path, databaseUrl: null })
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
  await Promise.all(Array.from({ length: 100 }, () => house.wallets.bank.ask(ann)))
  expect(calls).toBe(1)
  casino.book.deposit('ann', 500)
  await house.wallets.bank.ask(ann)
  expect(calls).toBe(2)
  expect(house.wallets.bank.heardOf(ann)).toBe(10_500)
})
