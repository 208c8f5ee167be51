import { expect, it } from 'vitest'
import type { Audience } from '#engine/round/audience'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent, TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import { audit } from '#server/audit/audit'
import type { Publication } from '#server/tables/ports'
import { Dice } from '#tests/dice'
import { playAnything } from '#tests/floor/anything'
import { fastTables, type House, onlyTable, openHouse } from '#tests/floor/house'
import { FAST } from '#tests/floor/timings'
import { onBothStores } from '#tests/stores'

const PLAYERS = ['ann', 'bob', 'cleo', 'dora']
const BYSTANDER: Audience = { as: 'bystander' }

function order(player: string, id: string, command: PlayerCommand) {
  return { player, name: player, house: false, currency: 'EUR', id, command }
}

/** What somebody knows who was there from the start and heard every publication. */
class Witness {
  readonly audience: Audience
  readonly tables = new Map<string, { upto: number; state: TableState }>()

  constructor(house: House, audience: Audience) {
    this.audience = audience
    for (const [id, door] of house.floor.tables) this.tables.set(id, door.snapshot(audience))
  }

  hear({ table, after, upto, everyone, own }: Publication): void {
    const known = this.tables.get(table)
    if (known === undefined || upto <= known.upto) return
    const events = this.audience.as === 'player' ? (own.get(this.audience.player) ?? everyone) : everyone
    if (events.length === 0) return
    expect(after).toBeLessThanOrEqual(known.upto)
    this.tables.set(table, { upto, state: events.reduce<TableState>(evolveTable, known.state) })
  }
}

function play(house: House, dice: Dice, orders: number): Promise<void> {
  return playAnything(house, { dice, players: PLAYERS, orders })
}

async function expectSound(house: House): Promise<void> {
  const { problems, checked } = await audit(house.store.db, house.sealer)
  expect(problems).toEqual([])
  expect(checked.rounds).toBeGreaterThan(0)
}

onBothStores('a floor', ({ fresh }) => {
  it('plays all tables; whoever hears what is published knows what the tables know', async () => {
    const house = await openHouse(await fresh())
    for (const player of PLAYERS) await house.admit(player, 200_000)
    for (const door of house.floor.tables.values()) for (const player of PLAYERS) door.arrive(player)
    const witnesses = [BYSTANDER, ...PLAYERS.map((player): Audience => ({ as: 'player', player }))].map(
      (audience) => new Witness(house, audience),
    )
    const dice = new Dice(11)
    await play(house, dice, 1000)
    await house.passing.given(house.floor.close(2000))
    for (const witness of witnesses) {
      for (const publication of house.published) witness.hear(publication)
      for (const [id, { state }] of witness.tables) {
        expect(state).toEqual(house.floor.tables.get(id)?.snapshot(witness.audience).state)
      }
    }
    await expectSound(house)
    await house.store.close()
  })

  it('gives a command id one answer, for ever (invariant 5)', async () => {
    // Nobody connects in this test and nobody bets: the seat is to be kept all the same.
    const patient = { ...FAST, unseat: 3_600_000, betting: 3_600_000 }
    const tables = fastTables().map((table) => ({ ...table, timings: patient }))
    const place = { ...(await fresh()), tables }
    const house = await openHouse(place)
    await house.admit('ann', 1000)
    const sit = { do: 'sit', seat: 3 } as const
    const first = await house.floor.tables.get('ventuno')?.submit(order('ann', 'id-00000001', sit))
    expect(first).toMatchObject({ ok: true })
    const [again, other] = await Promise.all([
      house.floor.tables.get('ventuno')?.submit(order('ann', 'id-00000001', sit)),
      house.floor.tables.get('ventuno')?.submit(order('ann', 'id-00000001', { do: 'sit', seat: 4 })),
    ])
    expect(again).toEqual(first)
    expect(other).toMatchObject({ ok: false, reason: 'id-reused' })
    const refused = await house.floor.tables
      .get('ventuno')
      ?.submit(order('ann', 'id-00000002', { do: 'hit', seat: 3 }))
    expect(refused).toMatchObject({ ok: false })
    await house.close()

    const later = await openHouse(place)
    const ventuno = later.floor.tables.get('ventuno')
    const free = later.floor.tables.get('free-bet')
    expect(await ventuno?.submit(order('ann', 'id-00000001', sit))).toEqual(first)
    expect(await ventuno?.submit(order('ann', 'id-00000002', { do: 'hit', seat: 3 }))).toEqual(refused)
    expect(await free?.submit(order('ann', 'id-00000001', sit))).toMatchObject({ reason: 'id-reused' })
    const { state } = ventuno?.snapshot(BYSTANDER) ?? {}
    expect(state?.game).toMatchObject({ seats: { 2: { player: 'ann' } } })
    await later.close()
  })

  it('takes a bet in the round that it names, and in no other', async () => {
    const patient = { ...FAST, betting: 3_600_000 }
    const tables = onlyTable('mini', 'mini-baccarat').map((table) => ({ ...table, timings: patient }))
    const house = await openHouse({ ...(await fresh()), tables })
    await house.admit('ann', 1000)
    const table = house.floor.tables.get('mini')
    table?.arrive('ann')
    await house.passing.until(() => seen(house, 'roundBegan'))
    const { round } = table?.snapshot(BYSTANDER).state ?? {}
    const bet = (id: string, round = '') => ({
      ...order('ann', id, { do: 'bet', bet: 'player', amount: 500 }),
      round,
    })
    const late = await table?.submit(bet('id-00000001', 'mini-20260101-213000-0'))
    expect(late).toMatchObject({ ok: false, reason: 'other-round' })
    expect(await table?.submit(bet('id-00000001', 'mini-20260101-213000-0'))).toEqual(late)
    expect(await table?.submit(bet('id-00000001', round?.code))).toMatchObject({ reason: 'id-reused' })
    expect(table?.snapshot({ as: 'player', player: 'ann' }).state.game).toMatchObject({ slips: [] })
    expect(await table?.submit(bet('id-00000002', round?.code))).toMatchObject({ ok: true })
    expect(table?.snapshot({ as: 'player', player: 'ann' }).state.game).toMatchObject({
      slips: [{ player: 'ann' }],
    })
    await house.close()
  })

  it('goes on after a stop where it was, with the same cards, windows with their full time', async () => {
    const place = await fresh()
    const dice = new Dice(5)
    let house = await openHouse(place)
    for (const player of PLAYERS) await house.admit(player, 200_000)
    const windows: (TableEvent | undefined)[] = []
    for (let life = 0; life < 4; life++) {
      for (const door of house.floor.tables.values()) for (const player of PLAYERS) door.arrive(player)
      await play(house, dice, 120)
      await house.floor.close(0)
      const before = snapshots(house)
      await house.store.close()
      house = await openHouse(place)
      for (const [id, { upto, state }] of before) {
        const door = house.floor.tables.get(id)
        const [replay, now] = [door?.replay(upto, BYSTANDER), door?.snapshot(BYSTANDER)]
        const { events } = replay ?? expect.fail(`${id} does not know what came after ${upto}.`)
        if (state.game.phase === 'betting') windows.push(events[0])
        expect(replay?.upto).toBe(now?.upto)
        expect(events.reduce<TableState>(evolveTable, state)).toEqual(now?.state)
      }
    }
    expect(windows.length).toBeGreaterThan(4)
    expect(windows).toEqual(windows.map(() => expect.objectContaining({ type: 'clock', for: 'bets' })))
    await house.floor.close(0)
    await expectSound(house)
    await house.store.close()
  })

  it('FL-1: with a broken shoe record the round stops, all stakes go back, another shoe comes', async () => {
    const place = await fresh()
    let house = await openHouse({ ...place, tables: onlyTable('mini', 'mini-baccarat') })
    await house.admit('ann', 10_000)
    await house.passing.until(() => seen(house, 'roundBegan'))
    await house.floor.close(0)
    await house.store.db.updateTable('shoes').set({ sealed_seed: 'spoiled' }).execute()
    await house.store.close()
    house = await openHouse({ ...place, tables: onlyTable('mini', 'mini-baccarat') })
    const table = house.floor.tables.get('mini')
    table?.arrive('ann')
    const bet = { do: 'bet', bet: 'player', amount: 1000 } as const
    expect(await table?.submit(order('ann', 'bet-00000001', bet))).toMatchObject({ ok: true })
    expect(await table?.submit(order('ann', 'ok-00000001', { do: 'confirm' }))).toMatchObject({ ok: true })
    await house.passing.until(() => seen(house, 'resumed') && seen(house, 'settled'))
    const told = house.published.flatMap(({ everyone, own }) => own.get('ann') ?? everyone)
    const turns = ['closed', 'paused', 'cancelled', 'resumed', 'shoeOpened', 'settled']
    const staked = { player: 'ann', bet: 'player', cash: 1000 }
    expect(told.filter(({ type }) => turns.includes(type))).toMatchObject([
      { type: 'closed', taken: [staked] },
      { type: 'paused', why: 'fault' },
      { type: 'cancelled', results: [{ ...staked, paid: 1000, outcome: 'refund' }] },
      { type: 'resumed' },
      { type: 'shoeOpened', shoe: 3 },
      { type: 'closed', taken: [] },
      { type: 'settled', results: [] },
    ])
    await house.floor.close(0)
    expect(await booked(house, 'ann')).toEqual([-1000, 1000])
    await house.purses.refresh(['ann'])
    expect(house.purses.of('ann').cash).toBe(10_000)
    await house.store.close()
  })

  it('keeps a table closed whose log was changed, and opens the others', async () => {
    const place = await fresh()
    let house = await openHouse(place)
    await house.passing.until(() => seen(house, 'roundBegan'))
    await house.floor.close(0)
    await house.store.db
      .updateTable('tables')
      .set({ hash: 'f'.repeat(64) })
      .where('id', '=', 'speed-3')
      .execute()
    expect((await audit(house.store.db, house.sealer)).problems.join()).toContain('speed-3')
    await house.store.close()
    house = await openHouse(place)
    expect(house.floor.closed).toEqual(['speed-3'])
    expect(house.floor.tables.size).toBe(fastTables().length - 1)
    await house.close()
  })
})

function snapshots(house: House) {
  return new Map([...house.floor.tables].map(([id, door]) => [id, door.snapshot(BYSTANDER)]))
}

/** What rounds took from a player's cash and gave to it, in its order. */
async function booked({ store: { db } }: House, player: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('entries')
    .innerJoin('transfers', 'transfers.id', 'entries.transfer_id')
    .select('amount')
    .where('account_id', '=', `cash:${player}`)
    .where('transfers.round', 'is not', null)
    .orderBy('transfers.id')
    .execute()
  return rows.map(({ amount }) => amount)
}

function seen(house: House, type: TableEvent['type']): boolean {
  return house.published.some(({ everyone }) => everyone.some((event) => event.type === type))
}
