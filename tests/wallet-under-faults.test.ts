import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { FAULTS, type Fault } from '#cli/operator/faults'
import { ReferenceOperator } from '#cli/operator/server'
import { audit } from '#server/audit/audit'
import type { Store } from '#server/store/open'
import { Dice } from '#tests/dice'
import { fastTables } from '#tests/floor/house'
import { drained, expectSameBooks, isQuiet } from '#tests/operator/books'
import { type OperatorHouse, openOperatorHouse, operatorAt, SECRET } from '#tests/operator/house'
import { orderFor } from '#tests/operator/orders'
import { onBothStores } from '#tests/stores'

/** Debits and credits in each life of the house; `SABOT_FAULTY_MOVES=50000` plays for longer. */
const MOVES = Number(process.env.SABOT_FAULTY_MOVES ?? 300)
const LIVES = 3
const NAMES = Array.from({ length: 14 }, (_, index) => `player-${index + 1}`)
const DEPOSIT = 60_000
const TABLES = ['speed-1', 'mini-baccarat', 'ventuno', 'free-bet', 'mega-fire-blaze']

/** Most requests work; bad minutes come and go, and now and then the operator is away altogether. */
function trouble(operator: ReferenceOperator, dice: Dice, counts: Map<string, number>): void {
  operator.mischief = () => {
    const isBad = Math.floor(Date.now() / 700) % 3 === 0
    const fault: Fault | null = dice.chance(isBad ? 0.4 : 0.08) ? dice.of(FAULTS) : null
    if (fault !== null) counts.set(fault, (counts.get(fault) ?? 0) + 1)
    return fault
  }
}

async function play(
  { floor }: OperatorHouse,
  operator: ReferenceOperator,
  players: readonly string[],
  dice: Dice,
): Promise<void> {
  const doors = [...floor.tables.values()]
  for (const door of doors) for (const player of players) door.arrive(player)
  const enough = operator.book.entries.size + MOVES
  for (let count = 0; operator.book.entries.size < enough; count++) {
    const number = dice.below(players.length)
    const player = players[number] ?? ''
    const door = dice.of(doors)
    const { state } = door.snapshot({ as: 'player', player })
    const command = orderFor(dice, state, number)
    const id = `any-${dice.hex(12)}`
    const order = { player, name: player, house: false, currency: 'EUR', id, command }
    const answer = door.submit(order)
    if (count % 5 === 0) await Promise.race([answer, pause(10)])
    if (count % 400 === 0) {
      operator.isDown = count > 0 && !operator.isDown && dice.chance(0.15)
      const purse = operator.book.players.get(dice.of(NAMES))
      if (purse !== undefined) purse.isLocked = dice.chance(0.3)
      for (const name of NAMES)
        if (operator.book.balanceOf(name) < 5_000) operator.book.deposit(name, DEPOSIT)
    }
  }
  operator.isDown = false
}

/** Rounds in which somebody staked more than was debited for it. */
async function undebited({ db }: Store): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select t.round, e.account_id, -sum(e.amount) as staked from transfers t join entries e on e.transfer_id = t.id
    where t.kind = 'stake' and e.account_id like 'cash:%' group by t.round, e.account_id
    having -sum(e.amount) > coalesce((select sum(c.amount) from wallet_calls c where c.round = t.round
      and 'cash:' || c.player_id = e.account_id and c.kind = 'debit' and c.state = 'booked'), 0)`.execute(db)
  return rows
}

onBothStores("an operator's wallet that fails in every way", ({ fresh }) => {
  it('ends with both books agreeing to the cent, each debit credited or cancelled once', async () => {
    const operator = new ReferenceOperator({ id: 'bella', secret: SECRET, slowMillis: 250, lateMillis: 700 })
    for (const name of NAMES) operator.book.open(name, 'EUR', DEPOSIT)
    const tables = fastTables().filter(({ id }) => TABLES.includes(id))
    const place = { ...(await fresh()), operator: operatorAt(await operator.listen()), tables }
    const dice = new Dice(7)
    const counts = new Map<string, number>()
    let house = await openOperatorHouse(place)
    for (let life = 1; life <= LIVES; life++) {
      operator.mischief = () => null
      const players = [...(await house.admit(...NAMES)).values()]
      trouble(operator, dice, counts)
      await play(house, operator, players, dice)
      await house.kill()
      house = await openOperatorHouse(place)
    }
    operator.mischief = () => null
    expect(house.floor.closed).toEqual([])
    while (!isQuiet(house)) await pause(20)
    await house.floor.close(0)
    while (!(await drained(house.store))) await pause(50)
    await operator.calm()
    await house.wallets.outbox.stop()

    await expectSameBooks(house.store, operator)
    expect(await undebited(house.store)).toEqual([])
    const { problems, checked } = await audit(house.store.db, house.sealer)
    expect(problems).toEqual([])
    const cancels = [...operator.book.entries.values()].filter(({ cancelled }) => cancelled).length
    expect(counts.size).toBe(FAULTS.length)
    expect(checked.plays).toBeGreaterThan(MOVES)
    expect(cancels).toBeGreaterThan(0)
    await house.store.close()
    await operator.close()
  }, 600_000)
})
