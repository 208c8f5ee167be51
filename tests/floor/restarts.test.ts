import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAce, isTen, totalOf } from '#engine/blackjack/hand'
import { type Card, isCard } from '#engine/cards/card'
import type { TableEvent } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import { limitsFrom } from '#server/config/games'
import { tableConfig } from '#server/config/tables'
import { committed, seedWhere } from '#tests/floor/past'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import type { Staged } from '#tests/floor/staged'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.openOnServer()
  await stage.admit(1_000_000, 'ann', 'bob')
}, PATIENCE_MILLIS)
afterAll(() => stage.close(), PATIENCE_MILLIS)

let count = 0
const newId = () => `again-${++count}`

const sit = (seat: number): PlayerCommand => ({ do: 'sit', seat })
const bet = (seat: number): PlayerCommand => ({ do: 'bet', seat, bet: 'main', amount: 1000 })

function snapshotOf(staged: Staged) {
  const { id } = staged.table.config
  return stage.store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function typesOf(events: readonly TableEvent[]): readonly string[] {
  return events.map(({ type }) => type)
}

/** Somebody spoils the record of every seed of a table: it cannot be dealt from after the next start. */
async function spoilSeeds({ table }: Staged): Promise<void> {
  const spoiled = { sealed_seed: 'spoiled' }
  await stage.store.db.updateTable('shoes').set(spoiled).where('table_id', '=', table.config.id).execute()
}

/** … and puts it back, so that the auditor has nothing to say. */
async function withSpoiledSeeds(staged: Staged, work: () => Promise<void>): Promise<void> {
  const { id } = staged.table.config
  const { db } = stage.store
  const rows = await db.selectFrom('shoes').selectAll().where('table_id', '=', id).execute()
  await staged.table.stop()
  await spoilSeeds(staged)
  await work()
  for (const { number, sealed_seed } of rows) {
    await db
      .updateTable('shoes')
      .set({ sealed_seed })
      .where('table_id', '=', id)
      .where('number', '=', number)
      .execute()
  }
}

describe('a changed configuration', () => {
  it('that is none leaves no trace in the log', async () => {
    const first = await stage.table(newId(), { game: 'ventuno' }, committed('1'.repeat(64)))
    await first.inPhase('betting')
    const again = await stage.again(first, { game: 'ventuno' })
    const configured = (await stage.log(again)).filter(({ type }) => type === 'configured')
    expect(configured).toHaveLength(1)
  })

  it('holds from the next round on, also when the server is started in the middle of one', async () => {
    const first = await stage.table(newId(), { game: 'mini-baccarat' })
    await first.inPhase('betting')
    await first.all(['ann', { do: 'bet', bet: 'player', amount: 1000 }], ['ann', { do: 'confirm' }])
    const { limits } = first.table.config
    const { limits: narrow } = tableConfig({
      id: 'any',
      game: 'mini-baccarat',
      limits: limitsFrom('mini-baccarat', 100, 2000, 5000),
    })
    const draft = { game: 'mini-baccarat', limits: narrow } as const
    const later = await stage.again(first, { ...draft, timings: { betting: 30 } })
    expect(later.state.game.limits).toEqual(limits)
    await later.until(({ state }) => (state.round?.number ?? 0) >= 2)
    expect(later.state.game.limits).toEqual(narrow)
    const log = await stage.log(later)
    const [closed] = log.filter((event) => event.type === 'closed')
    expect(closed).toMatchObject({ taken: [{ player: 'ann', cash: 1000 }], refused: [] })
    expect(typesOf(log).filter((type) => type === 'configured')).toHaveLength(2)
    const again = await stage.again(later, draft)
    expect(again.state.game.limits).toEqual(narrow)
    expect(typesOf(await stage.log(again)).filter((type) => type === 'configured')).toHaveLength(2)
  })

  it('SH-5: whether the table burns changes with the next shoe, not in the middle of one', async () => {
    const first = await stage.table(newId(), { game: 'mini-baccarat', timings: { betting: 1 } })
    await first.until(({ state }) => (state.round?.number ?? 0) >= 3)
    expect(first.state.shoe?.burnedCount).toBeGreaterThan(0)
    const draft = { game: 'mini-baccarat', burn: false, timings: { betting: 1 } } as const
    const later = await stage.again(first, draft)
    await later.until(({ state }) => (state.shoe?.shoe ?? 0) >= 2)
    expect(later.state.shoe?.burnedCount).toBe(0)
  })

  it('of another game under the same id keeps the table closed, with a clear sentence', async () => {
    const first = await stage.table(newId(), { game: 'mini-baccarat' })
    await first.inPhase('betting')
    await expect(stage.again(first, { game: 'ventuno' })).rejects.toThrow(
      /is a mini-baccarat table.*another id/s,
    )
  })
})

describe('faults (FL-1)', () => {
  it('of what the house would do next make the round stand still, and do not look like the store’s', async () => {
    let isBroken = false
    const ofTable = () => {
      if (!isBroken) return null
      isBroken = false
      throw new TypeError('A sign cannot be read.')
    }
    stage.closures = { anyPlayer: false, ofPlayer: () => null, ofTable }
    const staged = await stage.table('sign', { game: 'mini-baccarat' })
    await staged.inPhase('betting')
    const troubles = stage.troubles.length
    isBroken = true
    staged.table.look()
    await staged.until(({ state }) => state.paused !== null)
    expect(staged.state.paused).toMatchObject({ why: 'fault', alarm: { text: 'A sign cannot be read.' } })
    expect(stage.troubles.slice(troubles)).toEqual([])
    stage.closures = null
  })

  it('MF-21: only the bonus fails: all other bets are paid, and its own stake goes back', async () => {
    const game = 'mega-fire-blaze'
    const seed = seedWhere(game, ([a, b, up, c, d, hole]) => {
      const aces = [up, hole].filter((card) => isCard(card) && isAce(card)).length
      const fourteen = totalOf([a, c] as Card[]) === 14 || totalOf([b, d] as Card[]) === 14
      return aces === 1 && fourteen && isCard(up) && !isAce(up) && !isTen(up)
    })
    const first = await stage.table(newId(), { game }, committed(seed))
    await first.inPhase('betting')
    const fire: PlayerCommand = { do: 'bet', seat: 1, bet: 'fireBlaze', amount: 500 }
    await first.all(['ann', bet(1)], ['ann', fire])
    const timings = { betting: 1, decision: 1, insurance: 1, result: 60_000, bonus: 60_000 }
    const cash = await stage.cash('ann')
    const played = await stage.again(first, { game, timings: { ...timings, card: 20 } })
    await played.inPhase('bonus')
    await withSpoiledSeeds(played, async () => {
      const broken = await stage.again(played, { game, timings })
      await broken.inPhase('over')
      await broken.table.stop()
      const log = await stage.log(broken)
      expect(typesOf(log)).toContain('bonusFailed')
      expect(typesOf(log)).not.toContain('cancelled')
      const settled = log.find((event) => event.type === 'settled')
      const back = settled?.results.find((result) => result.bet === 'fireBlaze')
      expect(back).toMatchObject({ outcome: 'refund', paid: 500 })
      const paid = settled?.results.reduce((sum, result) => sum + result.paid, 0) ?? 0
      expect(await stage.cash('ann')).toBe(cash - 1500 + paid)
    })
  })

  it('FA-5: a card that was never turned is not in the record of the round after it', async () => {
    const game = 'ventuno'
    const seed = seedWhere(game, ([a, up, b]) => {
      return isCard(up) && !isAce(up) && totalOf([a, b] as Card[]) < 19
    })
    const first = await stage.table(newId(), { game }, committed(seed))
    await first.inPhase('betting')
    await first.all(['ann', sit(1)], ['ann', bet(1)], ['ann', { do: 'dealNow' }])
    await first.inPhase('turns')
    await withSpoiledSeeds(first, async () => {
      const broken = await stage.again(first, { game })
      await broken.all(['ann', { do: 'hit', seat: 1 }])
      await broken.until(({ state }) => state.round?.number === 2)
      await broken.table.stop()
      expect(typesOf(await stage.log(broken))).toContain('cancelled')
      const { snapshot } = await snapshotOf(broken)
      expect(JSON.parse(snapshot ?? '').state.game.dealer).toMatchObject({ faceDown: true, hole: null })
      const again = await stage.again(broken, { game })
      await again.inPhase('betting')
      await again.table.stop()
    })
  })

  it('answers what comes while the game is paused, but not for ever', async () => {
    const game = 'mini-baccarat'
    const first = await stage.table(newId(), { game })
    await first.inPhase('betting')
    await withSpoiledSeeds(first, async () => {
      const paused = await stage.again(first, { game, timings: { betting: 1, fault: 600_000 } })
      await paused.until(({ state }) => state.paused !== null)
      const order: PlayerCommand = { do: 'bet', bet: 'player', amount: 1000 }
      expect(await paused.do('ann', order, 'while-paused')).toMatchObject({ reason: 'paused' })
      const running = await stage.again(paused, { game })
      await running.until(({ state, phase }) => state.paused === null && phase === 'betting')
      expect(await running.do('ann', order, 'while-paused')).toMatchObject({ ok: true })
      await running.table.stop()
    })
  })
})

describe('a table that stops', () => {
  it('answers every letter that still waits', async () => {
    const staged = await stage.table(newId(), { game: 'ventuno' })
    await staged.inPhase('betting')
    const answers = Array.from({ length: 20 }, (_, index) => staged.do('ann', sit(1 + (index % 7))))
    await staged.table.stop()
    const late = staged.do('ann', sit(1))
    for (const answer of await Promise.all([...answers, late])) expect(answer).toHaveProperty('ok')
    expect(await late).toMatchObject({ reason: 'closing' })
  })
})

describe('a store that can be read but takes nothing', () => {
  it('stops the table until it takes something again; people are told once', async () => {
    const game = 'mini-baccarat'
    const id = newId()
    const staged = await stage.table(id, { game, timings: { betting: 5 } })
    await staged.until(({ state }) => (state.round?.number ?? 0) >= 2)
    const { db } = stage.store
    await sql`create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'no room' using errcode = '53100'; end $$`.execute(db)
    await sql`create trigger full_disk before insert on events for each row
      when (new.table_id = ${sql.lit(id)}) execute function full_disk()`.execute(db)
    await staged.until(({ table }) => table.trouble !== null)
    const told = stage.troubles.length
    const order = staged.do('ann', { do: 'autoConfirm', on: true })
    for (let tries = 0; tries < 3; tries++) await staged.pass(500)
    expect(staged.table.trouble).toMatch(/no room left/)
    expect(stage.troubles.slice(told)).toEqual([])
    const { version } = staged
    await sql`drop trigger full_disk on events`.execute(db)
    expect(await stage.passing.given(order)).toMatchObject({ ok: true })
    await staged.until(({ state, table }) => table.trouble === null && (state.round?.number ?? 0) > 3)
    expect(stage.troubles.slice(told)).toEqual([null])
    expect(staged.version).toBeGreaterThan(version)
  })
})
