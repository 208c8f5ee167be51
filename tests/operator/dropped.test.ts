import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { ReferenceOperator } from '#cli/operator/server'
import type { PlayerCommand } from '#protocol/player/commands'
import { audit } from '#server/audit/audit'
import { tableConfig } from '#server/config/tables'
import { requireFinished } from '#server/operators/unfinished'
import { HandClock } from '#tests/clock'
import { emptyFolder } from '#tests/floor/house'
import { takesBets } from '#tests/floor/takes-bets'
import { FAST } from '#tests/floor/timings'
import { freshDatabase } from '#tests/made-postgres'
import { drained } from '#tests/operator/books'
import { type OperatorHouse, openOperatorHouse, operatorAt, problemsIn, SECRET } from '#tests/operator/house'

const folder = emptyFolder()
const clock = new HandClock()
const casino = new ReferenceOperator({ id: 'bella', secret: SECRET, clock })
const TABLE = { ...tableConfig({ id: 'mini', game: 'mini-baccarat' }), timings: { ...FAST, betting: 10_000 } }

afterAll(async () => {
  await casino.close()
  folder.remove()
})

function tableIn({ floor }: OperatorHouse) {
  const mini = floor.tables.get('mini')
  if (mini === undefined) throw new Error('The table is closed.')
  return mini
}

/** The round in which the operator was debited. */
async function staked(house: OperatorHouse, player: string): Promise<string> {
  const table = tableIn(house)
  table.arrive(player)
  const state = () => table.snapshot({ as: 'player', player }).state
  await house.until(() => takesBets(state(), clock.now()))
  const commands: readonly PlayerCommand[] = [{ do: 'bet', bet: 'player', amount: 500 }, { do: 'confirm' }]
  for (const [place, command] of commands.entries()) {
    const order = { player, name: 'ann', house: false, currency: 'EUR', id: `order-${place}`, command }
    expect(await table.submit(order)).toMatchObject({ ok: true })
  }
  await house.until(() => state().game.phase === 'dealing')
  const calls = house.store.db.selectFrom('wallet_calls').select('round')
  return (await calls.where('state', '=', 'booked').executeTakeFirstOrThrow()).round
}

it('a round that ends while its operator is not configured is credited when it is again', async () => {
  casino.book.open('ann', 'EUR', 10_000)
  const operator = operatorAt(await casino.listen())
  const databaseUrl = await freshDatabase()
  const place = { operator, tables: [TABLE], folder: folder.path, databaseUrl, clock }

  const before = await openOperatorHouse(place)
  const player = (await before.admit('ann')).get('ann') ?? ''
  const code = await staked(before, player)
  await before.close()

  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
  const switched = ({ store }: OperatorHouse) =>
    requireFinished(store.db, [{ ...operator, wallet: 'built-in' }], log)
  const gone = await openOperatorHouse({ ...place, operators: [], tables: [], log })
  expect(said.filter((line) => line.includes(code))).toMatchObject([
    expect.stringContaining("players' stakes lie in this round, and its table is not configured"),
  ])
  await expect(switched(gone)).rejects.toThrow(
    `operators: bella: "wallet" is "built-in" now, but 1 of its calls did not come to an end, the first of round ${code}.`,
  )
  await requireFinished(gone.store.db, [operator], log)
  expect(said).toHaveLength(1)
  await requireFinished(gone.store.db, [], log)
  expect(said[1]).toContain('this operator is not configured any more, but 1 of its calls')
  await gone.close()

  const without = await openOperatorHouse({ ...place, operators: [], log })
  const outcome = async () => {
    const { db } = without.store
    const round = db.selectFrom('rounds').select('outcome').where('code', '=', code)
    return (await round.executeTakeFirstOrThrow()).outcome
  }
  await without.until(async () => (await outcome()) === 'settled')
  await expect(switched(without)).rejects.toThrow(`the first of round ${code}.`)
  await without.close()

  const after = await openOperatorHouse(place)
  await after.until(() => drained(after.store))
  const ends = () =>
    after.store.db
      .selectFrom('wallet_calls')
      .select(['kind', 'state'])
      .where('round', '=', code)
      .where('kind', '<>', 'debit')
      .execute()
  expect(await ends()).toEqual([{ kind: 'credit', state: 'done' }])
  const { problems } = await audit(after.store.db, after.sealer)
  await switched(after)
  await after.close()
  expect(problems).toEqual([])
  expect(problemsIn(casino)).toEqual([])
})
