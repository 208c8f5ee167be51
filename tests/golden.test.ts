import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { PlayerCommand } from '#protocol/player/commands'
import { audit } from '#server/audit/audit'
import { reopenGrants, withoutExpired } from '#server/golden/expired'
import { Golden } from '#server/golden/golden'
import { keepHistory } from '#server/history/keep'
import { Table } from '#server/tables/table'
import { Dice } from '#tests/dice'
import { playAnything } from '#tests/floor/anything'
import { fastTables, type House, openHouse } from '#tests/floor/house'
import { Stage } from '#tests/floor/stage'
import { onBothStores } from '#tests/stores'
import { waitedFor } from '#tests/waited-for'

const PLAYERS = ['ann', 'bob', 'cleo']
const DAY_MILLIS = 86_400_000

async function known(house: House, player: string): Promise<void> {
  await house.store.db
    .insertInto('players')
    .values({ id: player, name: player, kind: 'guest', currency: 'EUR', created_at: 1 })
    .execute()
  await house.admit(player, 100_000)
}

/** Anything, and golden chips wherever chips are laid. */
function play(house: House, dice: Dice, orders: number): Promise<void> {
  const changed = (command: PlayerCommand): PlayerCommand => {
    const lays = command.do === 'bet' || command.do === 'back'
    return lays && dice.chance(0.6) ? { ...command, golden: true } : command
  }
  return playAnything(house, { dice, players: PLAYERS, orders, changed })
}

onBothStores('MO-7: golden chips', ({ fresh }) => {
  it('are given, staked, settled and taken back, and the book knows where each of them is', async () => {
    const tables = fastTables().filter(({ id }) => !/speed-[2-8]/.test(id))
    const house = await openHouse({ ...(await fresh()), tables })
    let now = house.clock.now()
    const golden = new Golden({
      db: house.store.db,
      now: () => now,
      moved: (balances) => void house.purses.learn(balances),
    })
    for (const player of PLAYERS) await known(house, player)
    const grant = (player: string, id: string, amount: number, expiresAt: number | null) =>
      golden.grant({ id, player, amount, expiresAt, reason: 'A test', by: 'rosa' })
    for (const player of PLAYERS) {
      expect(await grant(player, `soon-${player}`, 20_000, now + DAY_MILLIS)).toMatchObject({ staked: 0 })
      expect(await grant(player, `stays-${player}`, 30_000, null)).toMatchObject({ staked: 0 })
    }
    // Once more is not more, something else under the same id is an error.
    expect(await grant('ann', 'stays-ann', 30_000, null)).toMatchObject({ inHand: 50_000 })
    expect(await grant('ann', 'stays-ann', 30_001, null)).toMatchObject({ reason: 'id-reused' })
    expect(await grant('nobody', 'for-nobody', 100, null)).toMatchObject({ reason: 'no-player' })
    expect(await grant('ann', 'too-late-1', 100, now)).toMatchObject({ reason: 'expired' })

    for (const door of house.floor.tables.values()) for (const player of PLAYERS) door.arrive(player)
    const dice = new Dice(23)
    await play(house, dice, 500)
    now += DAY_MILLIS
    // While rounds run: what lies in them is left alone.
    await golden.expire()
    await play(house, dice, 250)
    await house.passing.given(house.floor.close(30_000))
    await golden.expire()
    await golden.expire()
    for (const player of PLAYERS) {
      const { inHand, staked, grants } = await golden.tray(player)
      expect(staked).toBe(0)
      expect(grants.map(({ id }) => id)).toEqual(inHand > 0 ? [`stays-${player}`] : [])
      expect(inHand).toBeLessThanOrEqual(30_000)
    }
    const { problems } = await audit(house.store.db, house.sealer)
    expect(problems).toEqual([])
    const open = await house.store.db
      .selectFrom('golden_grants')
      .select('id')
      .where('expires_at', 'is not', null)
      .where('ended_at', 'is', null)
      .execute()
    expect(open).toEqual([])
    const deeds = await house.store.db
      .selectFrom('staff_events')
      .select(['actor', 'action'])
      .where('action', '=', 'golden-granted')
      .execute()
    expect(deeds).toHaveLength(6)
    await house.store.close()
  })

  it('are in the purse when they are asked for again because nobody heard that they were given', async () => {
    const { folder, databaseUrl } = await fresh()
    const stage = await Stage.open(databaseUrl, { path: folder, remove: () => undefined })
    const { db } = stage.store
    const values = { id: 'ann', name: 'Ann', kind: 'guest', currency: 'EUR', created_at: 1 } as const
    await db.insertInto('players').values(values).execute()
    await stage.admit(10_000, 'ann')
    await stage.purses.need(['ann'])
    const grant = { id: 'once', player: 'ann', amount: 500, expiresAt: null, reason: 'A test', by: 'rosa' }
    await new Golden({ db, now: () => 1000, moved: () => undefined }).grant(grant)
    expect(stage.purses.of('ann').golden).toBe(0)
    const golden = new Golden({ db, now: () => 1000, moved: (news) => void stage.purses.learn(news) })
    expect(await golden.grant(grant)).toMatchObject({ inHand: 500 })
    expect(stage.purses.of('ann').golden).toBe(500)
    await stage.close()
  })

  it('are taken back twice within one instant, and while a table holds the player’s cash', async () => {
    const { folder, databaseUrl } = await fresh()
    const stage = await Stage.open(databaseUrl, { path: folder, remove: () => undefined })
    const { db } = stage.store
    const values = { id: 'ann', name: 'Ann', kind: 'guest', currency: 'EUR', created_at: 1 } as const
    await db.insertInto('players').values(values).execute()
    await stage.admit(10_000, 'ann')
    let now = 1000
    const golden = new Golden({ db, now: () => now, moved: (news) => void stage.purses.learn(news) })
    const grant = async (id: string) => {
      now = 1000
      await golden.grant({ id, player: 'ann', amount: 500, expiresAt: 2000, reason: 'A test', by: 'rosa' })
      now = 2000
    }
    for (const id of ['first', 'second']) {
      await grant(id)
      await golden.expire()
    }
    expect(await golden.tray('ann')).toMatchObject({ inHand: 0, grants: [] })

    // Whoever moves chips holds the cash first.
    const hold = (account: string) => sql`select from accounts where id = ${account} for update`
    await grant('third')
    let third: Promise<number> | null = null
    await db.transaction().execute(async (tx) => {
      await hold('cash:ann').execute(tx)
      third = golden.expire()
      if (databaseUrl !== null) await waitedFor(db)
      await hold('golden:ann').execute(tx)
    })
    await third
    expect(await golden.tray('ann')).toMatchObject({ inHand: 0, grants: [] })
    await stage.close()
  })

  /** 1000 chips that expire and 500 that stay, and so many of them laid; the round is dealt when nobody is in a hurry. */
  async function laid(amount: number, expiresInMillis: number) {
    const { folder, databaseUrl } = await fresh()
    const stage = await Stage.open(databaseUrl, { path: folder, remove: () => undefined })
    const { db } = stage.store
    const values = { id: 'ann', name: 'Ann', kind: 'guest', currency: 'EUR', created_at: 1 } as const
    await db.insertInto('players').values(values).execute()
    await stage.admit(10_000, 'ann')
    const { clock } = stage
    const expiresAt = clock.now() + expiresInMillis
    const golden = new Golden({ db, now: clock.now, moved: (news) => void stage.purses.learn(news) })
    const grant = { player: 'ann', reason: 'A test', by: 'rosa' }
    await golden.grant({ ...grant, id: 'soon', amount: 1000, expiresAt })
    await golden.grant({ ...grant, id: 'stays', amount: 500, expiresAt: null })
    const game = 'mini-baccarat'
    const before = await stage.table('golden', { game })
    await before.inPhase('betting')
    await before.all(['ann', { do: 'bet', bet: 'player', amount, golden: true }], ['ann', { do: 'confirm' }])
    await before.table.stop()
    clock.advance(2)
    const needs = stage.needs('golden')
    const restraint = withoutExpired(needs.restraint, golden)
    const riders = [...restraint.riders, keepHistory, reopenGrants]
    const config = stage.config('golden', { game, timings: { betting: 1, card: 600_000 } })
    const table = await Table.open(config, { ...needs, restraint, riders })
    const staged = stage.place(table)
    await staged.inPhase('dealing')
    const close = async () => {
      await table.stop()
      const { problems } = await audit(db, stage.sealer)
      await stage.close()
      expect(problems).toEqual([])
    }
    return { staged, golden, clock, close }
  }

  it('that expired while they lay on the cloth are not staked, be nobody there to take them back', async () => {
    const { staged, golden, close } = await laid(600, 1)
    expect(staged.baccarat.bets).toEqual([])
    expect(await golden.tray('ann')).toMatchObject({ inHand: 500, staked: 0, grants: [{ id: 'stays' }] })
    await close()
  })

  it('that stay are staked when others have expired', async () => {
    const { staged, golden, close } = await laid(500, 1)
    expect(staged.baccarat.bets).toHaveLength(1)
    expect(await golden.tray('ann')).toMatchObject({ inHand: 0, staked: 500, grants: [{ id: 'stays' }] })
    await close()
  })

  it('that expire in a round are those that lie in it: the others stay in hand', async () => {
    const { staged, golden, clock, close } = await laid(1000, DAY_MILLIS)
    expect(staged.baccarat.bets).toHaveLength(1)
    clock.advance(DAY_MILLIS)
    await golden.expire()
    expect(await golden.tray('ann')).toMatchObject({ inHand: 500, staked: 1000 })
    await close()
  })
})
