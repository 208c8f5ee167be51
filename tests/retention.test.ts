import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { audit } from '#server/audit/audit'
import { type Retention, retirable, retire } from '#server/history/retention'
import type { Schema } from '#server/store/schema'
import { Stage } from '#tests/floor/stage'
import { onBothStores } from '#tests/stores'

const DAY = 86_400_000
const NOW = 1_000 * DAY
const KEPT: Retention = { guestDays: 30, answerDays: 60, signInDays: 10, chatDays: 5 }
const FOR_EVER: Retention = { guestDays: 0, answerDays: 0, signInDays: 0, chatDays: 0 }
const NOTHING = { guests: 0, answers: 0, signIns: 0, staffSignIns: 0, chatLines: 0 }

async function person(db: Kysely<Schema>, id: string, kind: string, daysAgo: number): Promise<void> {
  const at = NOW - daysAgo * DAY
  await sql`insert into players (id, name, kind, currency, created_at) values (${id}, ${id}, ${kind}, 'EUR', ${at})`.execute(
    db,
  )
  await sql`insert into sign_ins (token_hash, player_id, created_at, seen_at)
    values (${`token-${id}`}, ${id}, ${at}, ${at})`.execute(db)
}

async function answers(db: Kysely<Schema>, count: number, daysAgo: number): Promise<void> {
  await sql`insert into answers (player_id, command_id, table_id, input_hash, answer, at)
    select 'old-guest', ${`day-${daysAgo}-`} || n, 'one', '', '{"ok":false}', ${NOW - daysAgo * DAY}::bigint
    from generate_series(1, ${count}::int) n`.execute(db)
}

const ids = async (db: Kysely<Schema>, table: 'players' | 'sign_ins') =>
  table === 'players'
    ? (await db.selectFrom('players').select('id').orderBy('id').execute()).map(({ id }) => id)
    : (await db.selectFrom('sign_ins').select('player_id').orderBy('player_id').execute()).map(
        ({ player_id }) => player_id,
      )

onBothStores('retention', ({ fresh }) => {
  it('takes away what is old and nobody needs, and nothing else', async () => {
    const { folder, databaseUrl } = await fresh()
    const stage = await Stage.open(databaseUrl, { path: folder, remove: () => undefined })
    const { db } = stage.store
    await person(db, 'old-guest', 'guest', 31)
    await person(db, 'new-guest', 'guest', 29)
    await person(db, 'back-guest', 'guest', 31)
    await sql`update sign_ins set seen_at = ${NOW - DAY} where player_id = 'back-guest'`.execute(db)
    await person(db, 'player-guest', 'guest', 500)
    await person(db, 'account', 'account', 500)
    await stage.admit(10_000, 'old-guest', 'player-guest')
    const staged = await stage.table('one', { game: 'mini-baccarat' })
    await staged.inPhase('betting')
    await staged.all(
      ['player-guest', { do: 'bet', bet: 'player', amount: 1000 }],
      ['player-guest', { do: 'confirm' }],
    )
    const closing = await stage.again(staged, { game: 'mini-baccarat', timings: { betting: 1 } })
    await closing.until(({ state }) => (state.round?.number ?? 0) > 1)
    await closing.table.stop()
    await answers(db, 2_500, 61)
    await answers(db, 7, 59)
    await sql`insert into chat_lines (table_id, player_id, name, role, text, at) values
      ('one', 'account', 'Ann', 'player', 'old', ${NOW - 6 * DAY}), ('one', 'account', 'Ann', 'player', 'new', ${NOW - 4 * DAY})`.execute(
      db,
    )

    expect(await retirable(db, FOR_EVER, NOW)).toEqual(NOTHING)
    expect(await retire(db, FOR_EVER, { now: NOW, actor: 'a test' })).toEqual(NOTHING)
    const old = { guests: 1, answers: 2_500, signIns: 1, staffSignIns: 0, chatLines: 1 }
    expect(await retirable(db, KEPT, NOW)).toEqual(old)
    expect(await retire(db, KEPT, { now: NOW, actor: 'a test' })).toEqual(old)
    expect(await retirable(db, KEPT, NOW)).toEqual(NOTHING)
    expect(await ids(db, 'players')).toEqual(['account', 'back-guest', 'new-guest', 'player-guest'])
    expect(await ids(db, 'sign_ins')).toEqual(['back-guest', 'new-guest', 'player-guest'])
    const noted = await db.selectFrom('staff_events').select(['actor', 'action', 'after']).execute()
    expect(noted).toEqual([{ actor: 'a test', action: 'retired', after: JSON.stringify(old) }])
    expect((await audit(db, stage.sealer)).problems).toEqual([])

    await expect(sql`delete from answers`.execute(db)).rejects.toThrow(/never changed/)
    await expect(sql`update answers set answer = '{}'`.execute(db)).rejects.toThrow(/never changed/)
    await expect(sql`truncate answers`.execute(db)).rejects.toThrow(/never changed/)
    const edit = db.transaction().execute(async (tx) => {
      await sql`select retire_answers(0, 1)`.execute(tx)
      await sql`delete from answers`.execute(tx)
    })
    await expect(edit).rejects.toThrow(/never changed/)
    await stage.close()
  })
})
