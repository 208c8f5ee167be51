import { expect, it } from 'vitest'
import type { Audience } from '#engine/round/audience'
import type { Rates } from '#engine/table/types'
import { audit } from '#server/audit/audit'
import { tableRounds } from '#server/supervision/lists'
import { Dice } from '#tests/dice'
import { playAnything } from '#tests/floor/anything'
import { fastTables, type House, openHouse } from '#tests/floor/house'
import { onBothStores } from '#tests/stores'

const RATES: Rates = { USD: [27, 25], SEK: [56, 5], JPY: [8, 5] }
const MONEY = { ann: 'EUR', bill: 'USD', sven: 'SEK', aiko: 'JPY', ugo: 'XAF' } as const
type Player = keyof typeof MONEY
const PLAYERS = Object.keys(MONEY) as readonly Player[]

function play(house: House, dice: Dice, orders: number): Promise<void> {
  return playAnything(house, { dice, players: PLAYERS, orders, currencyOf: (player) => MONEY[player] })
}

onBothStores('MO-6: players in their own currencies', ({ fresh }) => {
  it('are at one table, and the book is right in each of them', async () => {
    const place = { ...(await fresh()), rates: RATES }
    let house = await openHouse(place)
    for (const player of PLAYERS) await house.admit(player, 5_000_000, MONEY[player])
    for (const door of house.floor.tables.values()) for (const player of PLAYERS) door.arrive(player)
    const dice = new Dice(17)
    await play(house, dice, 600)
    await house.floor.close(0)
    await house.store.close()
    // Once more from the log, with rounds under way.
    house = await openHouse(place)
    for (const door of house.floor.tables.values()) for (const player of PLAYERS) door.arrive(player)
    await play(house, dice, 400)
    await house.passing.given(house.floor.close(30_000))
    const { problems, checked } = await audit(house.store.db, house.sealer)
    expect(problems).toEqual([])
    expect(checked.currencies).toBeGreaterThanOrEqual(8)
    const tills = await house.store.db
      .selectFrom('accounts')
      .select(['id', 'currency', 'balance'])
      .where('kind', '=', 'house')
      .where('balance', '<>', 0)
      .execute()
    expect(new Set(tills.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'USD', 'SEK', 'JPY']))
    expect(tills.some(({ id }) => /^house:[a-z0-9-]+\.SEK$/.test(id))).toBe(true)
    const listed = await Promise.all([...house.floor.tables.keys()].map((id) => lastRounds(house, id)))
    expect(Math.max(...listed.map((money) => money.size))).toBeGreaterThanOrEqual(3)
    await house.store.close()
  })

  it('have the table’s limits in their own money, and are refused where there is no rate', async () => {
    // Time enough for six orders on a slow machine.
    const tables = fastTables()
      .filter(({ id }) => id === 'speed-3')
      .map((table) => ({ ...table, timings: { ...table.timings, betting: 10_000, card: 200 } }))
    const house = await openHouse({ ...(await fresh()), rates: RATES, tables })
    for (const player of PLAYERS) await house.admit(player, 5_000_000, MONEY[player])
    const door = house.floor.tables.get('speed-3')
    await house.passing.until(() => door?.snapshot(BYSTANDER).state.game.phase === 'betting')
    const bet = (player: Player, amount: number) =>
      door?.submit({
        player,
        name: player,
        house: false,
        currency: MONEY[player],
        id: `bet-${player}-${amount}`,
        command: { do: 'bet', bet: 'banker', amount },
      })
    // Units of 1.00 €: 1.00 $, 10.00 kr, 100 ¥.
    expect(await bet('ann', 150)).toMatchObject({ ok: false, reason: 'unit' })
    expect(await bet('sven', 500)).toMatchObject({ ok: false, reason: 'unit' })
    expect(await bet('ugo', 1000)).toMatchObject({ ok: false, reason: 'other-currency' })
    for (const player of ['ann', 'bill', 'sven', 'aiko'] as const) {
      expect(await bet(player, 1000)).toMatchObject({ ok: true })
    }
    const others = door?.snapshot({ as: 'player', player: 'ann' }).state
    expect(others?.purses).toEqual({})
    expect(door?.snapshot({ as: 'player', player: 'sven' }).state.purses).toEqual({
      sven: { currency: 'SEK', session: null },
    })
    await house.passing.until(() => Object.keys(door?.snapshot(BYSTANDER).state.crowd ?? {}).length > 0)
    // 10.00 € + 10.00 $ + 10.00 kr + 1000 ¥ in cents of the table, each rounded down.
    const worth =
      1000 + Math.floor((1000 * 25) / 27) + Math.floor((1000 * 5) / 56) + Math.floor((1000 * 5) / 8)
    expect(door?.snapshot(BYSTANDER).state.crowd).toEqual({ banker: { players: 4, cents: worth } })
    await house.close()
  })
})

/** FL-2: a table's last rounds as a supervisor reads them are those of the players' histories; its moneys. */
async function lastRounds({ store: { db } }: House, table: string): Promise<ReadonlySet<string>> {
  const { rounds } = await tableRounds(db, table)
  const newest = await db.selectFrom('rounds').selectAll().where('table_id', '=', table).execute()
  const ended = newest.filter(({ ended_at }) => ended_at !== null).sort((a, b) => b.number - a.number)
  expect(rounds.map(({ code, outcome, endedAt }) => ({ code, outcome, endedAt }))).toEqual(
    ended.slice(0, 20).map(({ code, outcome, ended_at }) => ({ code, outcome, endedAt: ended_at })),
  )
  for (const { code, money } of rounds) {
    const plays = await db.selectFrom('plays').selectAll().where('round', '=', code).execute()
    const own = (currency: string) => plays.filter((play) => play.currency === currency)
    expect(money).toEqual(
      [...new Set(plays.map(({ currency }) => currency))].sort().map((currency) => ({
        currency,
        players: own(currency).length,
        staked: own(currency).reduce((sum, { staked }) => sum + staked, 0),
        paid: own(currency).reduce((sum, { paid }) => sum + paid, 0),
      })),
    )
  }
  return new Set(rounds.flatMap(({ money }) => money.map(({ currency }) => currency)))
}

const BYSTANDER: Audience = { as: 'bystander' }
