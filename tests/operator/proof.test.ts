import { afterAll, beforeAll, expect, it } from 'vitest'
import { ReferenceOperator } from '#cli/operator/server'
import { buildProof } from '#server/audit/proof/build'
import { examine } from '#server/audit/proof/check'
import { tableConfig } from '#server/config/tables'
import { HandClock } from '#tests/clock'
import { Dice } from '#tests/dice'
import { emptyFolder } from '#tests/floor/house'
import { orderFor } from '#tests/floor/orders'
import { freshDatabase } from '#tests/made-postgres'
import { type OperatorHouse, openOperatorHouse, operatorAt, SECRET } from '#tests/operator/house'

const USUAL = tableConfig({ id: 'ventuno', game: 'ventuno' })
const TABLE = { ...USUAL, timings: { ...USUAL.timings, card: 0, result: 0 } }
/** Before time goes by. */
const ORDERS_AT_ONCE = 8
const folder = emptyFolder()
const clock = new HandClock()
const casino = new ReferenceOperator({ id: 'bella', secret: SECRET, clock })
let house: OperatorHouse
let players: readonly string[]

beforeAll(async () => {
  // The last one is poor: what the operator does not have is refused, and a proof says so.
  const purses = { ann: 5_000_000, bob: 5_000_000, poor: 4_000 }
  for (const [name, cash] of Object.entries(purses)) casino.book.open(name, 'EUR', cash)
  const operator = operatorAt(await casino.listen())
  house = await openOperatorHouse({
    operator,
    tables: [TABLE],
    folder: folder.path,
    databaseUrl: await freshDatabase(),
    clock,
  })
  players = [...(await house.admit(...Object.keys(purses))).values()]
})

afterAll(async () => {
  await house.close()
  await casino.close()
  folder.remove()
})

async function isFirstShoeOver(): Promise<boolean> {
  const shoes = await house.store.db.selectFrom('shoes').select('seed').orderBy('number').execute()
  return typeof shoes[0]?.seed === 'string'
}

it("FA-2: a shoe that operators' players played agrees with its proof", async () => {
  const dice = new Dice(5)
  const door = house.floor.tables.get(TABLE.id)
  if (door === undefined) throw new Error('The table is closed.')
  for (const player of players) door.arrive(player)
  for (let count = 0; count % 100 !== 0 || !(await isFirstShoeOver()); count++) {
    if (count % ORDERS_AT_ONCE === 0) await house.step()
    const place = dice.below(players.length)
    const player = players[place] ?? ''
    const command = orderFor(dice, door.snapshot({ as: 'player', player }).state, place)
    const id = `any-${dice.hex(12)}`
    void door.submit({ player, name: player, house: false, currency: 'EUR', id, command })
  }
  await house.given(house.floor.close(30_000))
  const { db } = house.store
  const calls = await db.selectFrom('wallet_calls').select(['kind', 'state']).execute()
  expect(calls).toContainEqual({ kind: 'debit', state: 'booked' })
  const built = await buildProof(db, TABLE.id, 1)
  if ('why' in built) throw new Error(built.text)
  const { problems, checked } = examine(JSON.parse(JSON.stringify(built.proof)))
  expect(problems).toEqual([])
  expect(checked.transfers).toBeGreaterThan(10)
})
