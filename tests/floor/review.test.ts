import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { PlayerCommand } from '#protocol/player/commands'
import { audit } from '#server/audit/audit'
import { loadConfig } from '#server/config/load'
import { archiveOf } from '#server/history/archive'
import type { Person } from '#server/people/person'
import { openStore } from '#server/store/open'
import { openFloor } from '#server/tables/floor'
import { sealerWith } from '#server/tables/records'
import { Table } from '#server/tables/table'
import { purseAccount, tableAccount } from '#server/wallet/accounts'
import { transferOnce } from '#server/wallet/book'
import { grantPlayMoney } from '#server/wallet/grants'
import { account } from '#tests/account'
import { HandClock } from '#tests/clock'
import { emptyFolder } from '#tests/floor/house'
import { committed, lastRoundOver } from '#tests/floor/past'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import { startByHand } from '#tests/hand-server'
import { freshDatabase } from '#tests/made-postgres'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.openOnServer()
  await stage.admit(1_000_000, 'ann', 'bob', 'cleo')
}, PATIENCE_MILLIS)
afterAll(() => stage.close(), PATIENCE_MILLIS)

let count = 0
const newId = () => `review-${++count}`
const sit = (seat: number): PlayerCommand => ({ do: 'sit', seat })
const bet = (seat: number): PlayerCommand => ({ do: 'bet', seat, bet: 'main', amount: 1000 })

/** A stage of its own, for what no auditor likes to see. */
async function apart(): Promise<Stage> {
  const opened = await Stage.openOnServer()
  onTestFinished(() => opened.leave())
  return opened
}

/** An order that no record can hold: half of a surrogate pair has no bytes. */
function broken(id: string) {
  return { player: 'ann', name: '\ud800', house: false, currency: 'EUR', id, command: sit(1) } as const
}

describe('orders', () => {
  it('that waited behind a broken one are answered although the store failed meanwhile', async () => {
    const id = newId()
    const staged = await stage.table(id, { game: 'ventuno' })
    await staged.inPhase('betting')
    const { db } = stage.store
    await sql`create function no_bob() returns trigger language plpgsql as $$
      begin raise exception 'no room' using errcode = '53100'; end $$`.execute(db)
    await sql`create trigger no_bob before insert on events for each row
      when (new.table_id = ${sql.lit(id)} and new.body like '%"bob"%') execute function no_bob()`.execute(db)
    // The first is under way: the others wait for it, and are served together.
    void staged.do('cleo', sit(7))
    const answers = [
      staged.table.submit(broken('one-by-one')),
      staged.do('bob', sit(2)),
      staged.do('cleo', sit(3)),
    ]
    await stage.until(() => staged.table.trouble !== null)
    await sql`drop trigger no_bob on events`.execute(db)
    expect(await stage.passing.given(Promise.all(answers))).toMatchObject([
      { reason: 'bad-input' },
      { ok: true },
      { ok: true },
    ])
  })

  it('that broke the code are answered for ever too (invariant 5)', async () => {
    const draft = { game: 'ventuno' } as const
    const staged = await stage.table(newId(), draft)
    await staged.inPhase('betting')
    const answer = await staged.table.submit(broken('broken-1'))
    expect(answer).toMatchObject({ ok: false, reason: 'bad-input' })
    expect(await staged.do('ann', sit(1), 'broken-1')).toEqual(answer)
    const again = await stage.again(staged, draft)
    expect(await again.do('ann', sit(1), 'broken-1')).toEqual(answer)
  })

  it('that were answered before get that answer also while the game is paused', async () => {
    const game = 'mini-baccarat'
    const first = await stage.table(newId(), { game })
    await first.inPhase('betting')
    const order: PlayerCommand = { do: 'bet', bet: 'player', amount: 1000 }
    const answer = await first.do('ann', order, 'before-pause')
    expect(answer).toMatchObject({ ok: true })
    await first.table.stop()
    const seeds = stage.store.db.selectFrom('shoes').selectAll().where('table_id', '=', first.table.config.id)
    const kept = await seeds.execute()
    const reseal = (sealed: (number: number) => string) =>
      Promise.all(
        kept.map(({ number, table_id }) =>
          stage.store.db
            .updateTable('shoes')
            .set({ sealed_seed: sealed(number) })
            .where('table_id', '=', table_id)
            .where('number', '=', number)
            .execute(),
        ),
      )
    await reseal(() => 'spoiled')
    const paused = await stage.again(first, { game, timings: { betting: 1, fault: 600_000 } })
    await paused.until(({ state }) => state.paused !== null)
    expect(await paused.do('ann', order, 'before-pause')).toEqual(answer)
    await paused.table.stop()
    await reseal((number) => kept.find((row) => row.number === number)?.sealed_seed ?? '')
  })
})

describe('faults', () => {
  it('FL-1: a round in which nothing is to be done is paused and given up', async () => {
    const staged = await stage.table(newId(), { game: 'ventuno' }, (batch) => {
      lastRoundOver('ventuno', {}, 0)(batch)
      const round = { code: `${batch.table}-20260101-000000-1`, number: 1, at: batch.at }
      batch.emit({ type: 'roundBegan', ...round })
      batch.emit({ type: 'opened', shoeRound: 1 })
      batch.emit({ type: 'closed', taken: [], refused: [], owners: Array(7).fill(null) })
      batch.emit({ type: 'insuranceClosed' })
    })
    await staged.until(({ state }) => state.round?.number === 2)
    const log = await stage.log(staged)
    expect(log.map(({ type }) => type)).toEqual(expect.arrayContaining(['paused', 'cancelled', 'resumed']))
  })

  it('FL-1: without the seal key rounds with a face-down card are refunded, and play goes on', async () => {
    const lost = await apart()
    await lost.admit(10_000, 'ann')
    const game = 'ventuno'
    const first = await lost.table('keyless', { game }, committed('7'.repeat(64)))
    await first.inPhase('betting')
    await first.all(['ann', sit(1)], ['ann', bet(1)], ['ann', { do: 'dealNow' }])
    await first.until(({ blackjack }) => blackjack.dealer.faceDown)
    await first.table.stop()
    const needs = { ...lost.needs('keyless'), sealer: sealerWith(randomBytes(32)) }
    const table = await Table.open(lost.config('keyless', { game }), needs)
    await lost.until(() => table.snapshot({ as: 'supervisor' }).state.round?.number === 2)
    await table.stop()
    expect(await lost.cash('ann')).toBe(10_000)
  })
})

describe('seats', () => {
  it('of who plays without ever coming to the table are given up like those of who went', async () => {
    const timings = { away: 1, unseat: 30 }
    const staged = await stage.table(newId(), { game: 'free-bet', timings })
    await staged.inPhase('betting')
    await staged.all(['ann', sit(1)])
    await staged.until(({ blackjack }) => blackjack.seats.every(({ player }) => player === null))
    expect(staged.heard('unseated', 0)).toMatchObject([{ seat: 1, why: 'left' }])
  })

  it('of many who are cut off together cost one commit, not one each', async () => {
    const crowd = Array.from({ length: 60 }, (_, index) => `crowd-${index}`)
    await stage.admit(10_000, ...crowd)
    const staged = await stage.table(newId(), { game: 'mega-fire-blaze', timings: { away: 1 } })
    await staged.inPhase('betting')
    staged.arrive(...crowd)
    await staged.all(...crowd.map((player) => [player, bet(1)] as const))
    const before = staged.table.commits
    for (const player of crowd) staged.table.depart(player)
    await staged.until(({ blackjack }) => blackjack.away.length === crowd.length)
    staged.arrive(...crowd)
    await staged.until(({ blackjack }) => blackjack.away.length === 0)
    expect(staged.table.commits - before).toBeLessThan(20)
  })
})

describe('clocks', () => {
  it('that were set before the time went back start again', async () => {
    const staged = await stage.table(newId(), { game: 'mini-baccarat', timings: { betting: 300 } })
    await staged.inPhase('betting')
    const number = staged.state.round?.number
    const before = stage.clock.now()
    stage.clock.set(before - 3_600_000)
    await staged.do('ann', { do: 'autoConfirm', on: true })
    await staged.pass(299)
    expect(staged.state.round?.number).toBe(number)
    await staged.until(({ state }) => state.round?.number !== number)
    expect(stage.clock.now()).toBeLessThan(before)
    stage.clock.set(before)
  })
})

describe('money of another currency', () => {
  it('does not stop a table: the round that it spoils is given up', async () => {
    await stage.store.db.transaction().execute(async (tx) => {
      await grantPlayMoney(tx, { player: 'dora', currency: 'USD', amount: 10_000, at: 1 })
    })
    const game = 'mini-baccarat'
    const staged = await stage.table(newId(), { game, timings: { betting: 200 } })
    await staged.inPhase('betting')
    await staged.all(['dora', { do: 'bet', bet: 'player', amount: 1000 }], ['dora', { do: 'confirm' }])
    await staged.until(({ state }) => (state.round?.number ?? 0) >= 2)
    expect(staged.table.trouble).toBeNull()
  })
})

describe('a table that is configured as another game', () => {
  it('keeps its past as it was: nobody reads the bets of others in it', async () => {
    const game = 'mini-baccarat'
    const id = newId()
    const first = await stage.table(id, { game, timings: { betting: 50 } })
    await first.inPhase('betting')
    await first.all(['ann', { do: 'bet', bet: 'player', amount: 1000 }], ['ann', { do: 'confirm' }])
    const code = first.state.round?.code ?? ''
    await first.until(({ state }) => (state.round?.number ?? 0) >= 2)
    await first.table.stop()
    const archive = archiveOf(stage.store.db)
    const seen = await archive.round('bob', code)
    const floor = await openFloor([stage.config(id, { game: 'ventuno' })], stage.needs(id))
    expect(floor.closed).toEqual([id])
    expect(await archive.round('bob', code)).toEqual(seen)
  })
})

describe('the auditor', () => {
  it('notices money that moved for a round without an event', async () => {
    const other = await apart()
    await other.admit(1000, 'ann')
    const staged = await other.table('audited', { game: 'mini-baccarat' })
    await staged.inPhase('betting')
    await staged.table.stop()
    const entries = [
      {
        account: tableAccount({ table: 'audited', currency: 'EUR', foreign: false }, 'cash', 'house'),
        amount: -777,
      },
      { account: purseAccount('ann', 'cash'), amount: 777 },
    ]
    const forged = { key: 'forged', kind: 'settle', round: 'none', entries } as const
    await transferOnce(other.store.db, forged, 1)
    expect((await audit(other.store.db, other.sealer)).problems.join()).toContain('forged')
  })

  it('notices a memory that is not the fold of the log', async () => {
    const other = await apart()
    const staged = await other.table('audited', { game: 'mini-baccarat' })
    await staged.inPhase('betting')
    await staged.table.stop()
    const { db } = other.store
    await sql`update tables set snapshot = replace(snapshot, '"dealt":0', '"dealt":1')`.execute(db)
    expect((await audit(db, other.sealer)).problems.join()).toContain('audited')
  })

  it('says what cannot be read, and goes on', async () => {
    const other = await apart()
    for (const id of ['first', 'second']) {
      const staged = await other.table(id, { game: 'mini-baccarat' })
      await staged.inPhase('betting')
      await staged.table.stop()
    }
    await other.store.db
      .updateTable('shoes')
      .set({ sealed_seed: 'spoiled' })
      .where('table_id', '=', 'first')
      .execute()
    const { checked, problems } = await audit(other.store.db, other.sealer)
    expect(problems.join()).toContain('first')
    expect(problems.join()).not.toContain('second')
    expect(checked.tables).toBe(2)
  })

  it('has nothing to say of tables that are being played', async () => {
    const other = await apart()
    await other.admit(1_000_000, 'ann')
    const staged = await other.table('live', { game: 'mini-baccarat', timings: { betting: 1 } })
    await staged.do('ann', { do: 'autoConfirm', on: true })
    let playing = true
    const play = async () => {
      while (playing) {
        await staged.do('ann', { do: 'bet', bet: 'player', amount: 100 })
        await staged.pass(1)
      }
    }
    const played = play()
    for (let times = 0; times < 10; times++) {
      expect((await audit(other.store.db, other.sealer)).problems).toEqual([])
    }
    playing = false
    await played
  })
})

describe('house players', () => {
  it('play with the money that was filled up, also where they sat before it was', async () => {
    const folder = emptyFolder()
    const place = { SABOT_DATA_FOLDER: folder.path, DATABASE_URL: await freshDatabase() }
    const env = { ...place, SABOT_PORT: '0', SABOT_GUEST_CASH: '10000' }
    const config = loadConfig({ env, folder: folder.path })
    const table = { ...stage.config('house', { game: 'free-bet' }), currency: config.currency }
    const clock = new HandClock()
    const open = () => startByHand({ ...config, tables: [table] }, pino({ level: 'silent' }), clock)
    const order = (person: Person, id: string, command: PlayerCommand) => {
      return { player: person.id, name: person.name, house: true, currency: 'EUR', id, command }
    }
    const first = await open()
    const { person } = await first.people.housePlayer('Aldo 1')
    expect(await first.floor.tables.get('house')?.submit(order(person, 'sits', sit(1)))).toMatchObject({
      ok: true,
    })
    await first.stop()
    const store = await openStore(config)
    const entries = [
      { account: purseAccount(person.id, 'cash'), amount: -10_000 },
      { account: account('cashier:EUR'), amount: 10_000 },
    ]
    await transferOnce(store.db, { key: 'spent', kind: 'grant', round: null, entries }, 1)
    await store.close()
    clock.advance(1)
    const again = await open()
    await again.people.housePlayer('Aldo 1')
    const house = again.floor.tables.get('house')
    await again.until(() => house?.snapshot({ as: 'bystander' }).state.game.phase === 'betting')
    expect(await house?.submit(order(person, 'bets', bet(1)))).toMatchObject({ ok: true })
    await again.stop()
    folder.remove()
  })
})
