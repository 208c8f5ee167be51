import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildProof } from '#server/audit/proof/build'
import { examine } from '#server/audit/proof/check'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import type { Staged } from '#tests/floor/staged'
import { CHIARA, LiveHands, SANDRA, TULLIO } from '#tests/live/live'
import { onBothStores } from '#tests/stores'

const game = 'mini-baccarat'
const CASH = 10_000
const reason = 'The shoe’s record does not open.'

onBothStores('FL-1: an automatic table at fault', ({ fresh }) => {
  let stage: Stage
  let count = 0

  beforeAll(async () => {
    const { folder, databaseUrl } = await fresh()
    stage = await Stage.open(databaseUrl, { path: folder, remove: () => undefined })
  }, PATIENCE_MILLIS)
  afterAll(() => stage.close(), PATIENCE_MILLIS)

  /** A round with a bet on it, whose shoe cannot be read; `mend` makes it readable. */
  async function faulty(fault: number) {
    const player = `auto-${++count}`
    await stage.admit(CASH, player)
    const first = await stage.table(`auto-${count}`, { game })
    await first.inPhase('betting')
    await first.all([player, { do: 'bet', bet: 'player', amount: 1_000 }], [player, { do: 'confirm' }])
    const { id } = first.table.config
    const { db } = stage.store
    const kept = await db.selectFrom('shoes').selectAll().where('table_id', '=', id).execute()
    await first.table.stop()
    await db.updateTable('shoes').set({ sealed_seed: 'spoiled' }).where('table_id', '=', id).execute()
    const mend = async () => {
      for (const { number, sealed_seed } of kept) {
        const shoe = db.updateTable('shoes').where('table_id', '=', id).where('number', '=', number)
        await shoe.set({ sealed_seed }).execute()
      }
    }
    const staged = await stage.again(first, { game, timings: { betting: 1, fault, result: 600_000 } })
    await staged.until(({ state }) => state.paused !== null)
    return { player, staged, live: new LiveHands(staged), mend }
  }

  it('calls staff, and players are told no more than that', async () => {
    const { staged, mend } = await faulty(600_000)
    expect(staged.table.alarm).toMatchObject({ kind: 'fault', solvedBy: 'supervisor' })
    expect(staged.table.alarm?.text).toMatch(/seed of shoe 1 is missing/)
    const { paused } = staged.table.snapshot({ as: 'bystander' }).state
    expect(paused).toEqual({ why: 'fault', text: 'A fault in the game: the supervisor has been called.' })
    await staged.table.stop()
    await mend()
  })

  it('waits for a supervisor who has taken it over, and goes on when it is mended', async () => {
    const { staged, live, mend, player } = await faulty(400)
    await live.done(SANDRA, { do: 'pause', reason })
    await mend()
    await staged.pass(600)
    expect(staged.state.paused?.why).toBe('supervisor')
    expect(await live.refused(CHIARA, { do: 'signOn' })).toBe('automatic')
    expect(await live.refused(SANDRA, { do: 'rescanCard', ...live.ofCards, reason })).toBe('automatic')
    const later = await stage.again(staged, { game, timings: { betting: 1, result: 600_000 } })
    await new LiveHands(later).done(SANDRA, { do: 'resume' })
    await later.inPhase('over')
    const [result] = later.baccarat.results
    expect(result).toMatchObject({ player, cash: 1_000 })
    expect(await stage.cash(player)).toBe(CASH - 1_000 + (result?.paid ?? 0))
    expect(later.state.paused).toBeNull()
  })

  it('is cancelled by order with everything back, and the shoe is given up', async () => {
    const { staged, live, player, mend } = await faulty(600_000)
    await live.done(SANDRA, { do: 'pause', reason })
    await live.done(SANDRA, { do: 'cancelRound', ...live.ofRound, reason }, TULLIO)
    expect(await stage.cash(player)).toBe(CASH)
    expect(staged.state).toMatchObject({ paused: null, shoe: { cutCardSeat: 0 } })
    await staged.table.stop()
    await mend()
  })

  it('gives up by itself when nobody comes', async () => {
    const { staged, player, mend } = await faulty(1)
    await staged.until(({ state }) => state.paused === null)
    expect(await stage.cash(player)).toBe(CASH)
    await staged.table.stop()
    await mend()
  })

  it('calls staff for a store that takes nothing, too', async () => {
    const id = `auto-${++count}`
    const staged = await stage.table(id, { game, timings: { betting: 5 } })
    await staged.until(({ state }) => (state.round?.number ?? 0) >= 2)
    const { db } = stage.store
    await sql`create or replace function no_room() returns trigger language plpgsql as $$
      begin raise exception 'no room' using errcode = '53100'; end $$`.execute(db)
    await sql`create trigger no_room before insert on events for each row
      when (new.table_id = ${sql.lit(id)}) execute function no_room()`.execute(db)
    await staged.until(({ table }) => table.alarm !== null)
    expect(staged.table.alarm).toMatchObject({ kind: 'fault', text: staged.table.trouble })
    const order = new LiveHands(staged).order(SANDRA, { do: 'pause', reason })
    await sql`drop trigger no_room on events`.execute(db)
    expect(await stage.passing.given(order)).toMatchObject({ ok: true })
    await staged.until(({ table }) => table.trouble === null)
    expect(staged.state.paused?.why).toBe('supervisor')
  })

  it('is paused and given other cards by order, and its shoe still proves right (SH-9)', async () => {
    const player = `auto-${++count}`
    await stage.admit(CASH, player)
    const staged = await stage.table(`auto-${count}`, { game, timings: { betting: 1, cut: 1 } })
    const live = new LiveHands(staged)
    await live.done(SANDRA, { do: 'pause', reason })
    await staged.until(({ state }) => state.paused !== null)
    await live.done(SANDRA, { do: 'swapCards', why: 'idle', reason })
    expect(await live.refused(SANDRA, { do: 'swapCards', why: 'idle', decks: [9], reason })).toBe('bad-input')
    await live.done(SANDRA, { do: 'resume' })
    await staged.until(({ state }) => (state.shoe?.shoe ?? 0) >= 2)
    const proof = await proofOf(staged)
    expect(examine(proof).problems).toEqual([])
  })

  async function proofOf({ table }: Staged) {
    const built = await buildProof(stage.store.db, table.config.id, 1)
    if (!('proof' in built)) throw new Error(built.text)
    return built.proof
  }
})
