import { afterAll, beforeAll } from 'vitest'
import { ReferenceOperator } from '#cli/operator/server'
import { HandClock } from '#tests/clock'
import { emptyFolder } from '#tests/floor/house'
import { freshDatabase } from '#tests/made-postgres'
import { type OperatorHouse, openOperatorHouse, operatorAt, SECRET } from '#tests/operator/house'

/** A house without tables, a casino, and its player Ann, who has 100 €; for all tests of a file. */
export function setUpOnePlayer({ slowMillis = 0 } = {}) {
  const folder = emptyFolder()
  const clock = new HandClock()
  const casino = new ReferenceOperator({ id: 'bella', secret: SECRET, slowMillis, clock })
  let house: OperatorHouse | undefined
  let ann = ''
  beforeAll(async () => {
    casino.book.open('ann', 'EUR', 10_000)
    const operator = operatorAt(await casino.listen())
    const databaseUrl = await freshDatabase()
    house = await openOperatorHouse({ operator, tables: [], folder: folder.path, databaseUrl, clock })
    ann = (await house.admit('ann')).get('ann') ?? ''
  })
  afterAll(async () => {
    await house?.close()
    await casino.close()
    folder.remove()
  })
  return {
    clock,
    casino,
    get house(): OperatorHouse {
      if (house === undefined) throw new Error('The house opens before the first test: use it in a test.')
      return house
    },
    get ann(): string {
      return ann
    },
  }
}
