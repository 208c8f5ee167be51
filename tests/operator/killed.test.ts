import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ReferenceOperator } from '#cli/operator/server'
import { audit } from '#server/audit/audit'
import { Dice } from '#tests/dice'
import { fastTables, temporaryFolder } from '#tests/floor/house'
import { freePort, ServerProcess, writeConfig } from '#tests/floor/process'
import { drained, expectSameBooks, isQuiet } from '#tests/operator/books'
import { type Guest, launch } from '#tests/operator/casino'
import { openOperatorHouse, operatorAt, SECRET } from '#tests/operator/house'
import { orderFor } from '#tests/operator/orders'

const NAMES = ['ann', 'bob']
const KILLS = 3
/** Debits and credits before each kill. */
const MOVES = 30
const LIMITS = { messagesPerSecond: 10_000, messagesBurst: 10_000 }

/** Until so much was moved; the kill comes right after the last of it, with whatever is under way. */
async function play(guests: readonly Guest[], operator: ReferenceOperator, dice: Dice): Promise<void> {
  const enough = operator.book.entries.size + MOVES
  while (operator.book.entries.size < enough) {
    const place = dice.below(guests.length)
    const client = guests[place]?.client
    const [table, known] = dice.of([...(client?.tables ?? [])]) ?? []
    // Whoever is cut off in the middle hears the answer later, or never.
    if (table !== undefined && known !== undefined) void client?.do(table, orderFor(dice, known.state, place))
    await pause(4)
  }
}

it('a server that is killed three times in the middle leaves both books the same', {
  timeout: 120_000,
}, async () => {
  const folder = temporaryFolder()
  const operator = new ReferenceOperator({ id: 'bella', secret: SECRET, slowMillis: 60 })
  for (const name of NAMES) operator.book.open(name, 'EUR', 5_000_000)
  const dice = new Dice(23)
  operator.mischief = () => (dice.chance(0.3) ? 'slow' : null)
  const bella = operatorAt(await operator.listen())
  const tables = fastTables().filter(({ id }) => ['mini-baccarat', 'ventuno'].includes(id))
  const port = await freePort()
  const settings = { port, dataFolder: folder.path, housePlayers: 0, logLevel: 'error', limits: LIMITS }
  const file = writeConfig(folder.path, { ...settings, tables, operators: [bella] })
  const guests: Guest[] = []
  for (let kill = 1; kill <= KILLS; kill++) {
    const server = ServerProcess.start(file)
    await server.open()
    if (guests.length === 0) {
      for (const name of NAMES) {
        const player = { player: name, name, language: 'it', currency: 'EUR' }
        guests.push(await launch(`http://127.0.0.1:${port}`, player))
      }
      for (const { client } of guests) client.join(...tables.map(({ id }) => id))
    }
    await play(guests, operator, dice)
    await server.end('SIGKILL')
  }
  await Promise.all(guests.map(({ client }) => client.close()))

  operator.mischief = () => null
  const house = await openOperatorHouse({ operator: bella, tables, folder: folder.path, databaseUrl: null })
  while (!isQuiet(house)) await pause(20)
  await house.floor.close(0)
  while (!(await drained(house.store))) await pause(50)
  await operator.calm()
  await expectSameBooks(house.store, operator)
  expect((await audit(house.store.db, house.sealer)).problems).toEqual([])
  await house.close()
  await operator.close()
  folder.remove()
})
