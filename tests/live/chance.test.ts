import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { GAME_IDS } from '#engine/games'
import { audit } from '#server/audit/audit'
import { buildProof } from '#server/audit/proof/build'
import { examine } from '#server/audit/proof/check'
import { tableConfig } from '#server/config/tables'
import type { TableConfig } from '#server/tables/ports'
import { Dice } from '#tests/dice'
import { type House, openHouse } from '#tests/floor/house'
import { anyOrder } from '#tests/floor/orders'
import { FAST } from '#tests/floor/timings'
import { voidRound } from '#tests/floor/voiding'
import { anyDealersOrder, giveOrder, supervise } from '#tests/live/floor-staff'
import { onBothStores } from '#tests/stores'

const RUNS = Number(process.env.SABOT_CHANCE_RUNS ?? 3)
const TURNS = Number(process.env.SABOT_CHANCE_TURNS ?? 80)
const PLAYERS = ['anna', 'bruno', 'carla', 'dario', 'elena'] as const

/** Every game dealt by the house, and every game dealt by a dealer: with the clock and without. */
function tables(): readonly TableConfig[] {
  return GAME_IDS.flatMap((game, index) => [
    { ...tableConfig({ id: `auto-${game}`, game }), timings: FAST },
    {
      ...tableConfig({
        id: `live-${game}`,
        game,
        dealing: 'live',
        betting: index % 2 === 0 ? 'clock' : 'dealer',
      }),
      timings: { ...FAST, scan: 300 },
    },
  ])
}

/** Players, dealers and a supervisor do whatever comes to their minds, and time goes by between their orders. */
async function pandemonium(house: House, dice: Dice): Promise<void> {
  const doors = [...house.floor.tables.values()]
  const dealt = doors.filter(({ config }) => config.dealing === 'live')
  for (let turn = 0; turn < TURNS; turn++) {
    const dealing = dealt.map((door) => giveOrder(door, anyDealersOrder(dice, door)))
    const playing = PLAYERS.map((player) => {
      const door = dice.of(doors)
      const command = anyOrder(dice, door.snapshot({ as: 'player', player }).state)
      return door.submit({ player, name: player, house: false, currency: 'EUR', id: dice.hex(16), command })
    })
    await Promise.all([...playing, ...dealing])
    if (dice.chance(0.2)) await supervise(dice, dice.of(doors))
    if (dice.chance(0.06)) await voidAny(house, dice)
    await house.passing.step()
  }
}

async function voidAny({ store, floor }: House, dice: Dice): Promise<void> {
  const settled = await store.db
    .selectFrom('rounds')
    .select(['code', 'table_id'])
    .where('outcome', '=', 'settled')
    .orderBy('ended_at', 'desc')
    .limit(20)
    .execute()
  if (settled.length === 0) return
  const { code, table_id } = dice.of(settled)
  const door = floor.tables.get(table_id)
  if (door !== undefined) void voidRound(door, code, { reason: 'It does not count.', by: 'sandra.bianchi' })
}

/** Of tables that the house deals and of those that dealers do: rounds of every ending, and a correction. */
async function hasSeenAll({ store }: House): Promise<boolean> {
  const { rows } = await sql<{ kind: string; outcome: string }>`
    select distinct split_part(table_id, '-', 1) as kind, outcome from rounds where outcome is not null
    union select 'live', type from events where type = 'corrected'`.execute(store.db)
  return rows.length >= 7
}

onBothStores('pauses, cancellations, corrections and voids at random', ({ fresh }) => {
  it('keep the books, over restarts', { timeout: 120_000 + RUNS * TURNS * 300 }, async () => {
    const { folder, databaseUrl } = await fresh()
    const dice = new Dice(Number(process.env.SABOT_CHAOS_SEED ?? 1))
    const configs = tables()
    const open = () => openHouse({ tables: configs, databaseUrl, folder })
    let house = await open()
    for (const player of PLAYERS) await house.admit(player, 1_000_000_000)
    for (let run = 1; run <= RUNS || !(await hasSeenAll(house)); run++) {
      await pandemonium(house, dice)
      await house.close()
      house = await open()
      expect(house.floor.closed).toEqual([])
    }
    await house.floor.close(0)
    const { problems, checked } = await audit(house.store.db, house.sealer)
    expect(problems).toEqual([])
    const shoes = await house.store.db.selectFrom('shoes').select(['table_id', 'number']).execute()
    let proven = 0
    for (const { table_id, number } of shoes) {
      const built = await buildProof(house.store.db, table_id, number)
      if (!('proof' in built)) continue
      proven += 1
      expect({ table_id, number, problems: examine(built.proof).problems }).toMatchObject({ problems: [] })
    }
    expect(proven).toBeGreaterThan(0)
    process.stderr.write(
      `${checked.rounds} rounds, ${checked['voided rounds']} voided, ${proven} shoes proven\n`,
    )
    await house.store.close()
  })
})
