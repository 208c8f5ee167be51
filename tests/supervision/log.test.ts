import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteStaff } from '#server/people/staff/log'
import { type LogFilter, staffLogOf } from '#server/people/staff/log-reader'
import type { Role } from '#server/people/staff/member'
import { Browser } from '#tests/people/browser'
import { type Desk, openDesk } from '#tests/people/desk'
import { onBothStores } from '#tests/stores'

const ANYTHING: LogFilter = {
  actor: null,
  action: null,
  table: null,
  player: null,
  from: null,
  to: null,
  text: null,
}

const START = Date.UTC(2026, 0, 1)
const MANY = 60_000

onBothStores('the staff log', (place) => {
  let desk: Desk
  let role: Role = 'supervisor'

  beforeAll(async () => {
    const staff = async () => ({ id: 's_1', name: 'rosa', shown: 'Sala', role })
    desk = await openDesk(await place.fresh(), { parts: { staff } })
    const { db } = desk.store
    // A house that is years old: every thousandth entry is about what is looked for.
    await sql`insert into staff_events (at, actor, action, subject, reason, after, table_id, player_id)
      select ${START}::bigint + n * 1000, 'dealer-' || n % 40, 'action-' || n % 30, 'speed-' || n % 50, null,
        '{"n":' || n || '}', 'speed-' || n % 50, 'p_' || n % 1000
      from generate_series(1, ${MANY}::int) as n`.execute(db)
    await db.transaction().execute(async (tx) => {
      const deed = { actor: 'rosa', action: 'limits-set', subject: 'alto', before: null, at: START + 500 }
      await noteStaff(tx, {
        ...deed,
        reason: '=HYPERLINK("http://evil.example")',
        after: { unit: 100 },
        table: 'alto',
      })
      await noteStaff(tx, { ...deed, reason: '100% of_it \\ all', after: null, player: 'p_maria' })
    })
    await sql`analyze staff_events`.execute(db)
  })
  afterAll(async () => {
    await desk.close()
  })

  const found = async (filter: Partial<LogFilter>) =>
    (await staffLogOf(desk.store.db).page({ ...ANYTHING, ...filter, cursor: null, limit: 100 })).events

  it('is found by who, what, table, player, time and text, alone and together', async () => {
    expect(await found({ actor: 'rosa' })).toHaveLength(2)
    expect(await found({ action: 'limits-set', table: 'alto' })).toMatchObject([{ after: { unit: 100 } }])
    expect(await found({ player: 'p_maria' })).toMatchObject([{ reason: '100% of_it \\ all' }])
    expect(await found({ actor: 'dealer-3', to: START + 100_000 })).toHaveLength(3)
    expect(await found({ from: START + 5_000, to: START + 8_000 })).toMatchObject([
      { after: { n: 7 } },
      { after: { n: 6 } },
      { after: { n: 5 } },
    ])
    expect(await found({ text: 'hyperlink' })).toHaveLength(1)
    expect(await found({ text: '"n":59999' })).toMatchObject([{ after: { n: 59_999 } }])
  })

  it('takes no sign of a text for another: per cent, underscore, backslash', async () => {
    expect(await found({ text: '100%' })).toHaveLength(1)
    expect(await found({ text: '%' })).toHaveLength(1)
    expect(await found({ text: 'of_it \\' })).toHaveLength(1)
    expect(await found({ text: 'ofXit' })).toEqual([])
  })

  it('is read page by page, each entry once', async () => {
    const log = staffLogOf(desk.store.db)
    const filter = { ...ANYTHING, actor: 'dealer-7' }
    const seen: number[] = []
    let cursor: number | null = null
    do {
      const { events, next } = await log.page({ ...filter, cursor, limit: 200 })
      seen.push(...events.map(({ id }) => id))
      cursor = next === null ? null : Number(next)
    } while (cursor !== null)
    expect(seen).toHaveLength(MANY / 40)
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one))
  })

  it.each([
    ['actor', "actor = 'rosa'"],
    ['action', "action = 'limits-set'"],
    ['table', "table_id = 'alto'"],
    ['player', "player_id = 'p_maria'"],
    ['time', `at >= ${START + 5_000} and at < ${START + 8_000}`],
  ])('is not read from end to end to find a %s', async (_name, condition) => {
    const { rows } = await sql<Record<'QUERY PLAN', string>>`explain select * from staff_events
      where ${sql.raw(condition)} order by id desc limit 51`.execute(desk.store.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/staff_events_by_/)
    expect(plan).not.toContain('Seq Scan')
  })

  it('is for supervisors, with filters that are checked, by page and as a file', async () => {
    const { house } = desk
    const rosa = new Browser({ url: house.url, socketUrl: house.socketUrl })
    role = 'supervisor'
    const page = await rosa.ask('GET /api/staff/log?table=alto&actor=rosa&text=HYPER&limit=1')
    expect(page.body).toMatchObject({ events: [{ table: 'alto', player: null }], next: null })
    for (const [query, error] of [
      ['table=', 'bad-request'],
      ['table=a&table=b', 'bad-request'],
      [`text=${'x'.repeat(81)}`, 'bad-request'],
      ['player=%00', 'bad-request'],
      ['from=yesterday', 'bad-range'],
      ['to=-1', 'bad-range'],
      ['from=1e3', 'bad-range'],
      ['limit=201', 'bad-limit'],
      ['cursor=0', 'bad-cursor'],
      ['who=rosa', 'bad-request'],
    ]) {
      expect([query, (await rosa.ask(`GET /api/staff/log?${query}`)).body.error]).toEqual([query, error])
    }
    const file = await fetch(`${house.url}/api/staff/log.csv?actor=rosa`)
    expect(file.headers.get('content-type')).toMatch(/^text\/csv/)
    const lines = (await file.text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe('id,at,actor,action,subject,table,player,reason,before,after')
    // A spreadsheet would run it.
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    const long = await fetch(`${house.url}/api/staff/log.csv?actor=dealer-7`)
    expect((await long.text()).trimEnd().split('\r\n')).toHaveLength(1 + MANY / 40)
    role = 'dealer'
    expect((await rosa.ask('GET /api/staff/log')).status).toBe(403)
    expect((await rosa.ask('GET /api/staff/log.csv')).status).toBe(403)
  })
})
