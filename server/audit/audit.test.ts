import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAce, totalOf } from '#engine/blackjack/hand'
import type { Card } from '#engine/cards/card'
import { audit } from '#server/audit/audit'
import { openStore } from '#server/store/open'
import type { Schema } from '#server/store/schema'
import type { Sealer } from '#server/tables/records'
import { recordHash } from '#server/tables/records'
import { temporaryFolder } from '#tests/floor/house'
import { committed, seedWhere } from '#tests/floor/past'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import { copyOfDatabase, freshDatabase } from '#tests/made-postgres'

let original: string
let sealer: Sealer
const folder = temporaryFolder()

/** Two shoes of mini baccarat with bets, and a hand of ventuno that was doubled. */
beforeAll(async () => {
  original = await freshDatabase()
  const stage = await Stage.open(original, folder)
  sealer = stage.sealer
  await stage.admit(1_000_000, 'ann', 'bob')
  const mini = await stage.table('mini', { game: 'mini-baccarat', timings: { betting: 1 } })
  await mini.do('ann', { do: 'autoConfirm', on: true })
  while ((mini.state.shoe?.shoe ?? 0) < 2) {
    await mini.do('ann', { do: 'bet', bet: 'tie', amount: 100 })
    await mini.pass(1)
  }
  await mini.table.stop()
  const seed = seedWhere('ventuno', (cards) => {
    const [a, up, b] = cards as [Card, Card, Card]
    return !isAce(up) && totalOf([a, b]) < 19
  })
  const ventuno = await stage.table('ventuno', { game: 'ventuno' }, committed(seed))
  await ventuno.inPhase('betting')
  await ventuno.all(
    ['ann', { do: 'sit', seat: 1 }],
    ['ann', { do: 'bet', seat: 1, bet: 'main', amount: 1000 }],
  )
  await ventuno.all(['ann', { do: 'dealNow' }])
  await ventuno.inPhase('turns')
  await ventuno.all(['ann', { do: 'double', seat: 1 }])
  await ventuno.until(({ state, phase }) => state.round?.number === 2 && phase === 'betting')
  const speed = await stage.table('speed', { game: 'speed-baccarat', timings: { betting: 1 } })
  await speed.until(({ state }) => (state.round?.number ?? 0) >= 3)
  await stage.stopAll()
  await stage.store.close()
}, PATIENCE_MILLIS)

afterAll(() => folder.remove(), PATIENCE_MILLIS)

type Db = Kysely<Schema>

/** What the auditor says of a copy of the store that somebody laid hands on. */
async function problemsAfter(tamper: (db: Db) => Promise<unknown>): Promise<readonly string[]> {
  const databaseUrl = await copyOfDatabase(original)
  const { db, close } = await openStore({ databaseUrl, dataFolder: folder.path })
  for (const table of ['events', 'answers', 'transfers', 'entries'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  await tamper(db)
  const { problems } = await audit(db, sealer)
  await close()
  for (const problem of problems) expect(problem).toMatch(/^[A-Z\d“'].*\.$/i)
  return problems
}

const run = (statement: ReturnType<typeof sql>) => (db: Db) => statement.execute(db)

/** A record of one kind, somewhere in the middle. */
const one = (type: string, table = 'mini') =>
  sql`(select version from events where table_id = ${table} and type = ${type} order by version offset 1 limit 1)`

/** Money moves by the book, but nobody played for it. */
function forged(key: string, kind: string, from: string, to: string) {
  return async (db: Db) => {
    await sql`update accounts set balance = balance - 700, version = version + 1 where id = ${from}`.execute(
      db,
    )
    await sql`update accounts set balance = balance + 700, version = version + 1 where id = ${to}`.execute(db)
    await sql`with made as (
        insert into transfers (key, kind, round, input_hash, at) values (${key}, ${kind}, null, 'x', 1) returning id
      ) insert into entries (transfer_id, line, account_id, amount, balance_after)
        select made.id, e.line, e.account, e.amount, a.balance
        from made, (values (1, ${from}, -700), (2, ${to}, 700)) as e (line, account, amount)
        join accounts a on a.id = e.account`.execute(db)
  }
}

/** Somebody who knows how the chain is made changes a record and everything after it. */
function rewritten(table: string, version: ReturnType<typeof one>, change: (body: string) => string) {
  return async (db: Db) => {
    const { rows } = await sql<{ version: number }>`select ${version} as version`.execute(db)
    const from = rows[0]?.version ?? 0
    const records = await db
      .selectFrom('events')
      .selectAll()
      .where('table_id', '=', table)
      .where('version', '>=', from - 1)
      .orderBy('version')
      .execute()
    let hash = records[0]?.hash ?? ''
    for (const record of records.slice(1)) {
      const body = record.version === from ? change(record.body) : record.body
      hash = recordHash({ ...record, body }, hash)
      await db
        .updateTable('events')
        .set({ body, hash })
        .where('table_id', '=', table)
        .where('version', '=', record.version)
        .execute()
    }
    await db.updateTable('tables').set({ hash }).where('id', '=', table).execute()
  }
}

describe('the auditor', () => {
  it('has nothing to say of a store that nobody laid hands on', async () => {
    expect(await problemsAfter(async () => undefined)).toEqual([])
  })

  it.each([
    [
      'the text of a record',
      run(sql`update events set body = replace(body, '"AS"', '"AH"') where body like '%"AS"%'`),
      /mini: record \d+ was changed/,
    ],
    [
      'the text of a record, to something that is no event',
      run(sql`update events set body = '{' where table_id = 'mini' and version = ${one('dealt')}`),
      /mini: record \d+/,
    ],
    [
      'the time of a record',
      run(sql`update events set at = at + 1 where table_id = 'mini' and version = ${one('closed')}`),
      /mini: record \d+ was changed/,
    ],
    [
      'the hash of a record',
      run(
        sql`update events set hash = repeat('0', 64) where table_id = 'mini' and version = ${one('closed')}`,
      ),
      /mini: record \d+ was changed/,
    ],
    [
      'the kind of a record',
      run(sql`update events set type = 'settled' where table_id = 'mini' and version = ${one('closed')}`),
      /mini: record \d+/,
    ],
    [
      'the head of a log',
      run(sql`update tables set hash = repeat('0', 64) where id = 'mini'`),
      /mini: the log ends/,
    ],
    [
      'what a table remembers',
      run(sql`update tables set snapshot = replace(snapshot, '"dealt":', '"dealt":1') where id = 'mini'`),
      /mini/,
    ],
  ])('notices a change of %s', async (_, tamper, sentence) => {
    expect((await problemsAfter(tamper)).join('\n')).toMatch(sentence)
  })

  it.each([
    ['in the middle', sql`version = ${one('dealt')}`, /mini: record \d+ is missing/],
    ['at the end', sql`version = (select version from tables where id = 'mini')`, /mini: the log ends at/],
    ['all of them', sql`true`, /Transfer mini\/\d+ has no event/],
  ])('notices records that are gone: %s', async (_, which, sentence) => {
    const tamper = run(sql`delete from events where table_id = 'mini' and ${which}`)
    expect((await problemsAfter(tamper)).join('\n')).toMatch(sentence)
  })

  it('notices a log that was cut off at a round, head and all', async () => {
    const problems = await problemsAfter(async (db) => {
      const last = sql`(select max(version) from events where table_id = 'mini' and type = 'shoeRevealed')`
      await sql`delete from events where table_id = 'mini' and version > ${last} - 30`.execute(db)
      await sql`update tables set (version, hash) = (select version, hash from events
        where table_id = 'mini' order by version desc limit 1) where id = 'mini'`.execute(db)
    })
    expect(problems.join('\n')).toMatch(/mini/)
  })

  it('FA-4: notices a card that was changed with all hashes after it', async () => {
    const other = (body: string) =>
      body.replace(/"card":"(..)"/, (_, card) => `"card":"${card === '2S' ? '3S' : '2S'}"`)
    const problems = await problemsAfter(rewritten('mini', one('dealt'), other))
    expect(problems.join('\n')).toMatch(/card \d+ of the shoe is .., but .. was dealt/)
  })

  it('FA-5: says no card of a shoe that is still played', async () => {
    const other = (body: string) =>
      body.replace(/"card":"(..)"/, (_, card) => `"card":"${card === '2S' ? '3S' : '2S'}"`)
    const last = sql`(select max(version) from events where table_id = 'ventuno' and type = 'dealt' and sealed is null)`
    const problems = await problemsAfter(rewritten('ventuno', last, other))
    expect(problems.join('\n')).toMatch(/ventuno: card \d+ was not dealt as it lay in the shoe/)
    expect(problems.join('\n')).not.toMatch(/the shoe is/)
  })

  it('FA-4: notices a payout that was changed with all hashes after it', async () => {
    const paid = sql`(select version from events where table_id = 'mini' and body like '%"outcome":"lose","paid":0%' limit 1)`
    const other = (body: string) => body.replace('"paid":0', '"paid":900')
    expect((await problemsAfter(rewritten('mini', paid, other))).join('\n')).toMatch(/cash:ann/)
  })

  it('FA-5: notices face-down cards that changed places, and ones that were sealed by somebody else', async () => {
    const swapped = run(sql`update events e set sealed = o.sealed from events o
      where e.table_id = 'speed' and o.table_id = 'speed' and o.sealed is not null and e.sealed is not null
        and abs(e.version - o.version) = 1 and greatest(e.version, o.version) = ${one('dealt', 'speed')}`)
    expect((await problemsAfter(swapped)).join('\n')).toMatch(/speed: record \d+/)
    const foreign = run(sql`update events set sealed = 'AS' where table_id = 'speed' and sealed is not null`)
    expect((await problemsAfter(foreign)).join('\n')).toMatch(/speed: record \d+/)
  })

  it.each([
    ['the sealed seed', sql`sealed_seed = 'AAAA'`],
    [
      "another shoe's seed",
      sql`sealed_seed = (select sealed_seed from shoes where table_id = 'mini' and number = 2)`,
    ],
    ['the commitment', sql`commitment = repeat('0', 64)`],
    ['the seed that was revealed', sql`seed = repeat('0', 64)`],
    ['the seed, hidden again', sql`seed = null`],
    ['the cut', sql`cut = 100`],
    ['the one who cut', sql`cut_by = 'ann'`],
    ['the burned cards', sql`burned_count = burned_count + 1`],
  ])('notices a change of a shoe: %s', async (_, change) => {
    const tamper = run(sql`update shoes set ${change} where table_id = 'mini' and number = 1`)
    expect((await problemsAfter(tamper)).join('\n')).toMatch(/mini, shoe 1: /)
  })

  it('notices a shoe that is gone, and one that never was', async () => {
    const gone = run(sql`delete from shoes where table_id = 'mini' and number = 1`)
    expect((await problemsAfter(gone)).join('\n')).toMatch(/mini, shoe 1: /)
    const more = run(sql`insert into shoes (table_id, number, commitment, sealed_seed)
      values ('mini', 9, repeat('0', 64), 'x')`)
    expect((await problemsAfter(more)).join('\n')).toMatch(/mini, shoe 9: /)
  })

  it.each([
    ['its outcome', sql`outcome = 'cancelled'`],
    ['its end', sql`ended_at = ended_at + 1`],
    ['its start', sql`began_at = began_at - 1`],
    ['its place in the shoe', sql`shoe_round = shoe_round + 1`],
    ['its shoe', sql`shoe = 7`],
    ['its first record', sql`first_version = first_version - 1`],
    ['its last record', sql`last_version = last_version + 1`],
    ['that it is over', sql`outcome = null, ended_at = null, last_version = null`],
    ['its code', sql`code = 'mini-20200101-000000-3'`],
    ['its number', sql`number = 100000`],
  ])('TP-7: notices a change of a round: %s', async (_, change) => {
    const tamper = run(sql`update rounds set ${change} where table_id = 'mini' and number = 3`)
    expect((await problemsAfter(tamper)).join('\n')).toMatch(/[Rr]ound mini-\d+-\d+-3/)
  })

  it('TP-7: notices a round that is gone, and one that never was', async () => {
    const gone = run(sql`delete from rounds where table_id = 'mini' and number = 3`)
    expect((await problemsAfter(gone)).join('\n')).toMatch(/[Rr]ound mini-\d+-\d+-3/)
    const more = run(sql`insert into rounds
      (code, table_id, number, shoe, shoe_round, began_at, ended_at, outcome, first_version, last_version)
      values ('never', 'mini', 100000, 1, 1, 1, 2, 'settled', 1, 2)`)
    expect((await problemsAfter(more)).join('\n')).toMatch(/[Rr]ound never/)
  })
})

describe('the auditor and the book', () => {
  const settled = sql`(select id from transfers where kind = 'settle' and key like 'mini/%' order by id offset 3 limit 1)`

  it('notices cents that moved from one account to another', async () => {
    const tamper =
      run(sql`update accounts set balance = balance + case id when 'cash:ann' then 500 else -500 end
      where id in ('cash:ann', 'house:mini')`)
    const problems = (await problemsAfter(tamper)).join('\n')
    expect(problems).toMatch(/Account cash:ann says \d+ cents, its entries say \d+\./)
    expect(problems).toMatch(/Account house:mini says/)
  })

  it('notices cents from nowhere', async () => {
    const tamper = run(sql`update accounts set balance = balance + 500 where id = 'cash:ann'`)
    expect((await problemsAfter(tamper)).join('\n')).toMatch(/All accounts in EUR together hold 500 cents/)
  })

  it('notices an entry that was changed, with the balances to match', async () => {
    const taken = sql`(select id from transfers where kind = 'stake' and key like 'mini/%' order by id offset 3 limit 1)`
    const tamper = async (db: Db) => {
      const change = sql`case account_id when 'stakes:mini' then -50 else 50 end`
      await sql`update entries set amount = amount + ${change}
        where transfer_id = ${taken} and account_id in ('stakes:mini', 'cash:ann')`.execute(db)
      await sql`update entries set balance_after = balance_after + ${change}
        where transfer_id >= ${taken} and account_id in ('stakes:mini', 'cash:ann')`.execute(db)
      await sql`alter table accounts drop constraint balance_not_below_zero`.execute(db)
      await sql`update accounts set balance = balance + case id when 'stakes:mini' then -50 else 50 end
        where id in ('stakes:mini', 'cash:ann')`.execute(db)
    }
    const problems = await problemsAfter(tamper)
    expect(problems.join('\n')).toMatch(/mini\/\d+, round mini-.*should move by .* cents and moved by/)
  })

  it('notices an entry whose balance was changed', async () => {
    const tamper = run(
      sql`update entries set balance_after = balance_after + 1 where transfer_id = ${settled}`,
    )
    expect((await problemsAfter(tamper)).join('\n')).toMatch(/Transfer mini\/\d+/)
  })

  it('MO-4: notices a player who may owe, and an account of another kind', async () => {
    const owing = run(sql`update accounts set may_overdraw = true where id = 'cash:ann'`)
    expect((await problemsAfter(owing)).join('\n')).toMatch(/Account cash:ann is kept as one of another kind/)
    const other = run(sql`update accounts set kind = 'golden' where id = 'cash:ann'`)
    expect((await problemsAfter(other)).join('\n')).toMatch(/Account cash:ann is kept as one of another kind/)
  })

  it('notices a transfer that is gone', async () => {
    const tamper = async (db: Db) => {
      await sql`delete from entries where transfer_id = ${settled}`.execute(db)
      await sql`delete from transfers where id = ${settled}`.execute(db)
    }
    expect((await problemsAfter(tamper)).join('\n')).toMatch(/nothing was booked/)
  })

  it.each([
    ['of an event that never was', 'mini/999999', 'settle', 'house:mini', 'cash:ann'],
    ['of an event that moves no money', 'mini/1', 'settle', 'house:mini', 'cash:ann'],
    ['that is made up', 'a-present', 'settle', 'house:mini', 'cash:ann'],
    ['that is called a grant', 'grant/ann/2', 'grant', 'house:mini', 'cash:ann'],
    ['of a table that does not exist', 'nowhere/7', 'pay', 'cashier:EUR', 'cash:ann'],
    ['between players', 'a-favour', 'session', 'cash:bob', 'cash:ann'],
    ['that undoes nothing', 'reverse/nothing', 'reversal', 'house:mini', 'cash:ann'],
  ])('notices a transfer %s', async (_, key, kind, from, to) => {
    const problems = await problemsAfter(forged(key, kind, from, to))
    expect(problems.join('\n')).toContain(key)
  })

  it.each([
    ['kind', sql`kind = 'pay'`],
    ['round', sql`round = 'another'`],
  ])('notices a transfer with another %s', async (_, change) => {
    const tamper = run(sql`update transfers set ${change} where id = ${settled}`)
    expect((await problemsAfter(tamper)).join('\n')).toMatch(/mini\/\d+/)
  })
})
