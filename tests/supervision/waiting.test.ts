import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApprovalOver } from '#protocol/staff/approvals'
import type { SecondedCommand } from '#protocol/staff/from-supervisor'
import { Passwords } from '#server/people/passwords'
import type { StaffMember } from '#server/people/staff/member'
import { Roster } from '#server/people/staff/roster'
import { openStore, type Store } from '#server/store/open'
import { Approvals } from '#server/supervision/approvals'
import { HandClock } from '#tests/clock'
import { onBothStores } from '#tests/stores'
import { PASSWORD } from '#tests/supervision/staff-house'
import { until } from '#tests/until'

onBothStores('what waits for a second person', (place) => {
  const clock = new HandClock()
  let store: Store
  const members = new Map<string, StaffMember>()

  beforeAll(async () => {
    const { folder, databaseUrl } = await place.fresh()
    store = await openStore({ dataFolder: folder, databaseUrl })
    const roster = new Roster({ db: store.db, passwords: new Passwords(), actor: 'test', now: clock.now })
    for (const name of ['rosa', 'carla', 'ada']) await roster.add(name, 'supervisor', PASSWORD)
    const rows = await store.db.selectFrom('staff').selectAll().execute()
    for (const { id, name, shown, role } of rows) members.set(name, { id, name, shown, role })
  })
  afterAll(async () => {
    await store.close()
  })

  const member = (name: string): StaffMember => {
    const found = members.get(name)
    if (found === undefined) throw new Error(`No ${name}.`)
    return found
  }

  /** Tables do not matter here: what reaches them is counted. */
  async function open(lastsMillis: number, carried: () => Promise<unknown> = async () => undefined) {
    const done: string[] = []
    const commands: SecondedCommand[] = []
    const ends: ApprovalOver[] = []
    const approvals = new Approvals({
      db: store.db,
      carryOut: async ({ id, command }) => {
        done.push(id)
        commands.push(command)
        await carried()
        return { ok: true, upto: 7 }
      },
      clock,
      log: pino({ level: 'silent' }),
      lastsMillis,
    })
    approvals.listen({ waits: () => undefined, over: (over) => ends.push(over) })
    await approvals.open()
    let count = 0
    const ask = (name: string, round: string, order = `order-${lastsMillis}-${++count}`) =>
      approvals.ask({
        by: member(name),
        order,
        table: 'speed',
        command: { do: 'cancelRound', round, reason: 'A card was seen.' },
      })
    return { approvals, done, commands, ends, ask }
  }

  it('may be a void that a version before asked about: its round stands beside the order', async () => {
    const { id: staff_id } = member('rosa')
    const old = {
      id: 'x'.repeat(43),
      staff_id,
      order_id: 'order-of-before',
      table_id: 'speed',
      round: 'speed-7',
      command: JSON.stringify({ do: 'voidRound', reason: 'A card was seen.' }),
      asked_at: clock.now(),
      ends_at: clock.now() + 1000,
      state: 'agreed',
      second: 'carla',
      decided_at: clock.now(),
      answer: null,
    } as const
    await store.db.insertInto('approvals').values(old).execute()
    const { commands, ends } = await open(1000)
    await expect.poll(() => ends.map(({ end }) => end)).toEqual(['done'])
    expect(commands).toEqual([{ do: 'voidRound', round: 'speed-7', reason: 'A card was seen.' }])
    expect(ends[0]).toMatchObject({ round: 'speed-7', by: 'rosa', second: 'carla' })
  })

  it('is gone after its time, and says so', async () => {
    const { approvals, done, ends, ask } = await open(30)
    const { waiting } = await ask('rosa', 'speed-late')
    clock.advance(29)
    await store.db.selectFrom('approvals').selectAll().execute()
    expect([approvals.waiting.length, ends]).toEqual([1, []])
    clock.advance(1)
    await expect.poll(() => ends.map(({ end }) => end)).toEqual(['gone'])
    expect(approvals.waiting).toEqual([])
    const answer = await approvals.decide(member('carla'), waiting?.approval ?? '', true)
    expect(answer).toMatchObject({ ok: false, reason: 'gone' })
    expect(done).toEqual([])
    const log = await store.db
      .selectFrom('staff_events')
      .selectAll()
      .where('action', '=', 'approval-gone')
      .execute()
    expect(log).toMatchObject([{ actor: 'house', table_id: 'speed', subject: 'speed-late' }])
    approvals.stop()
  })

  it('is carried out once, however many agree at once and however often', async () => {
    const { approvals, done, ask } = await open(60_000)
    const { waiting } = await ask('rosa', 'speed-many')
    const id = waiting?.approval ?? ''
    const answers = await Promise.all(
      ['carla', 'ada', 'carla', 'ada', 'carla'].map((name) => approvals.decide(member(name), id, true)),
    )
    expect(done).toEqual([id])
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, true, false, true])
    approvals.stop()
  })

  it('has one answer for whoever decided it, sent again while it is carried out and after (FL-5)', async () => {
    let isDone = false
    const { approvals, done, ends, ask } = await open(60_003, () => until(() => isDone))
    const { waiting } = await ask('rosa', 'speed-again')
    const id = waiting?.approval ?? ''
    const yes = () => approvals.decide(member('carla'), id, true)
    const first = yes()
    await expect.poll(() => done).toEqual([id])
    const again = yes()
    let isAnswered = false
    void again.then(() => {
      isAnswered = true
    })
    // What is asked of the store behind it is answered.
    await store.db.selectFrom('approvals').selectAll().execute()
    expect(isAnswered).toBe(false)
    isDone = true
    const answer = { ok: true, upto: 7 }
    expect(await Promise.all([first, again])).toEqual([answer, answer])
    expect(await yes()).toEqual(answer)
    expect(await approvals.decide(member('ada'), id, true)).toMatchObject({ reason: 'gone' })
    expect(await approvals.decide(member('carla'), id, false)).toMatchObject({ reason: 'gone' })
    expect([done, ends.map(({ end }) => end)]).toEqual([[id], ['done']])
    const { approvals: later } = await open(60_004)
    expect(await later.decide(member('carla'), id, true)).toEqual(answer)
    approvals.stop()
    later.stop()
  })

  it.each([
    ['carla', 'refused'],
    ['rosa', 'withdrawn'],
  ])('is a no of %s’s however often it is sent: %s once', async (who, end) => {
    const { approvals, ends, ask } = await open(60_005)
    const { waiting } = await ask('rosa', `speed-${end}`, `order-no-${who}`)
    const id = waiting?.approval ?? ''
    const no = (name: string) => approvals.decide(member(name), id, false)
    expect(await Promise.all([no(who), no(who)])).toMatchObject([{ ok: true }, { ok: true }])
    expect(await no(who)).toMatchObject({ ok: true })
    expect(await no('ada')).toMatchObject({ reason: 'gone' })
    expect(await approvals.decide(member(who), id, true)).toMatchObject({ reason: 'gone' })
    expect(ends.map((over) => over.end)).toEqual([end])
    approvals.stop()
  })

  it('is the same for the same id, asked for many times at once', async () => {
    const { approvals, ask } = await open(60_001)
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => ask('rosa', 'speed-same', 'order-the-same')),
    )
    expect(new Set(asked.map(({ waiting }) => waiting?.approval)).size).toBe(1)
    expect(approvals.waiting).toHaveLength(1)
    const id = approvals.waiting[0]?.approval ?? ''
    expect(await approvals.decide(member('rosa'), id, false)).toMatchObject({ ok: true })
    approvals.stop()
  })

  it('is no more than twenty', async () => {
    const { approvals, ask } = await open(60_002)
    for (let round = 1; round <= 20; round++) {
      expect(await ask('rosa', `speed-${round}`)).toMatchObject({ answer: { reason: 'needs-second' } })
    }
    expect(await ask('rosa', 'speed-21')).toMatchObject({ answer: { reason: 'too-many' }, waiting: null })
    approvals.stop()
  })
})
