import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Passwords } from '#server/people/passwords'
import { Roster } from '#server/people/staff/roster'
import { openStore } from '#server/store/open'
import { emptyFolder } from '#tests/floor/house'
import { freshDatabase } from '#tests/made-postgres'
import { onServer, type Place } from '#tests/stores'
import { newId, type TestConsole } from '#tests/supervision/console'
import { beginRound, openStaffHouse, PASSWORD, type StaffHouse } from '#tests/supervision/staff-house'

type Where = Awaited<ReturnType<Place['fresh']>>

/** The newest entries of the log about orders that need a second person, oldest first. */
async function logged(house: StaffHouse, query = ''): Promise<readonly string[]> {
  const browser = await house.staff('ada')
  const { body } = await browser.ask(`GET /api/staff/log?limit=200${query}`)
  const events = body.events as readonly { readonly actor: string; readonly action: string }[]
  return events
    .filter(({ action }) => /^approval|round-(cancelled|voided)/.test(action))
    .map(({ actor, action }) => `${actor} ${action}`)
    .reverse()
}

function voiding(round: string) {
  return { do: 'voidRound', round, reason: 'A card was scanned twice.' } as const
}

/** The code of a settled round with money in it. */
async function playRound(house: StaffHouse): Promise<string> {
  const { server } = house
  const browser = await house.player()
  const player = await browser.connect()
  await player.join('speed')
  await server.betting('speed')
  const command = { do: 'bet', bet: 'banker', amount: 1000 } as const
  player.send({ type: 'do', id: newId(), table: 'speed', command })
  expect(await player.hear('answer')).toMatchObject({ ok: true })
  const rounds = async () =>
    (await browser.ask('GET /api/history')).body.rounds as readonly { readonly code: string }[]
  await server.until(async () => (await rounds()).length > 0)
  await player.leave()
  return (await rounds())[0]?.code ?? ''
}

onServer('a second person', (place) => {
  let where: Where
  let house: StaffHouse
  let anna: TestConsole
  let rosa: TestConsole
  let carla: TestConsole

  beforeAll(async () => {
    where = await place.fresh()
    house = await openStaffHouse(where)
    anna = await house.console('anna')
    rosa = await house.console('rosa')
    carla = await house.console('carla')
    await beginRound(anna)
  })
  afterAll(async () => {
    await house.close()
  })

  /** As rosa sees the table. */
  function cancel(table = 'live-1') {
    return { do: 'cancelRound', round: rosa.round(table), reason: 'A card was seen.' } as const
  }

  async function nextRound(): Promise<void> {
    const before = rosa.round('live-1')
    await anna.order('live-1', { do: 'openBetting' })
    await rosa.until('another round', () => rosa.round('live-1') !== before)
  }

  async function waiting(console: TestConsole, count: number) {
    await console.until(
      `${count} that wait`,
      () => console.heard('approvals').at(-1)?.waiting.length === count,
    )
    return console.heard('approvals').at(-1)?.waiting ?? []
  }

  it('has to agree before a round is cancelled, and nobody agrees with themselves (FL-1)', async () => {
    await rosa.join('live-1')
    const id = newId()
    const order = cancel()
    expect(await rosa.order('live-1', order, id)).toMatchObject({ ok: false, reason: 'needs-second' })
    expect(await rosa.order('live-1', order, id)).toMatchObject({ ok: false, reason: 'needs-second' })
    const other = { ...order, reason: 'Another one.' }
    expect(await rosa.order('live-1', other, id)).toMatchObject({ ok: false, reason: 'id-reused' })
    const [asked] = await waiting(carla, 1)
    expect(asked).toMatchObject({ table: 'live-1', by: 'rosa', command: order })
    const approval = asked?.approval ?? ''
    const approve = (console: TestConsole, yes = true) =>
      console.answer({ type: 'approve', id: newId(), approval, yes })
    expect(await approve(rosa)).toMatchObject({ ok: false, reason: 'same-person' })
    expect(await carla.order('live-1', order)).toMatchObject({ reason: 'needs-second', text: /rosa/ })
    expect(rosa.heard('events').some(({ events }) => events.some(({ type }) => type === 'cancelled'))).toBe(
      false,
    )
    const both = await Promise.all([approve(carla), approve(carla)])
    expect(both.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1)
    await rosa.until('the end of the round', () =>
      rosa.heard('events').some(({ events }) => events.some(({ type }) => type === 'cancelled')),
    )
    expect(await rosa.hear('approvalOver')).toMatchObject({ approval, end: 'done', second: 'carla' })
    await waiting(rosa, 0)
    expect(await rosa.order('live-1', order, id)).toMatchObject({ ok: true })
    expect(await approve(carla)).toMatchObject({ ok: true })
    expect(await approve(carla, false)).toMatchObject({ ok: false, reason: 'gone' })
    const log = await logged(house)
    expect(log).toEqual(['rosa approval-asked', 'carla approval-given', 'rosa round-cancelled'])
    expect(await rosa.order('live-1', order)).toMatchObject({ ok: false, reason: 'closed' })
  })

  it('is asked under an id that stands for nothing else, before or after', async () => {
    await nextRound()
    const say = { do: 'broadcast', text: 'A word from the floor.' } as const
    const reused = { ok: false, reason: 'id-reused' }
    const [said, asked, again] = [newId(), newId(), newId()]
    expect(await rosa.order('live-1', say, said)).toMatchObject({ ok: true })
    expect(await rosa.order('live-1', cancel(), said)).toMatchObject(reused)
    expect(rosa.heard('approvals').at(-1)?.waiting ?? []).toEqual([])
    const order = cancel()
    expect(await rosa.order('live-1', order, asked)).toMatchObject({ reason: 'needs-second' })
    expect(await rosa.order('live-1', say, asked)).toMatchObject(reused)
    // The same once more, under another id: that one stands for it as well.
    expect(await rosa.order('live-1', order, again)).toMatchObject({ reason: 'needs-second' })
    expect(await rosa.order('live-1', say, again)).toMatchObject(reused)
    expect(await rosa.order('live-1', order, said)).toMatchObject(reused)
    const [{ approval } = { approval: '' }] = await waiting(carla, 1)
    expect(await carla.answer({ type: 'approve', id: newId(), approval, yes: true })).toMatchObject({
      ok: true,
    })
    expect(await rosa.order('live-1', order, asked)).toMatchObject({ ok: true })
    expect(await rosa.order('live-1', order, said)).toMatchObject(reused)
    expect(await rosa.order('live-1', say, asked)).toMatchObject(reused)
    // Both at once: it stands for one of them.
    await nextRound()
    const id = newId()
    for (const command of [cancel(), say]) rosa.send({ type: 'do', id, table: 'live-1', command })
    const answers = () => rosa.heard('answer').filter((answer) => answer.id === id)
    await rosa.until('both answers', () => answers().length === 2)
    expect(answers().filter((answer) => !answer.ok && answer.reason === 'id-reused').length).toBe(1)
    await rosa.order('live-1', cancel())
    const [last] = await waiting(carla, 1)
    await carla.answer({ type: 'approve', id: newId(), approval: last?.approval ?? '', yes: true })
  })

  it('may say no, and whoever ordered it may take it back', async () => {
    await nextRound()
    for (const [who, end] of [
      [carla, 'refused'],
      [rosa, 'withdrawn'],
    ] as const) {
      await rosa.order('live-1', cancel())
      const [asked] = await waiting(who, 1)
      const message = { type: 'approve', id: newId(), approval: asked?.approval ?? '', yes: false } as const
      expect(await who.answer(message)).toMatchObject({ ok: true })
      await waiting(who, 0)
      expect(rosa.heard('approvalOver').at(-1)).toMatchObject({ end, second: null })
      const late = await carla.answer({ ...message, id: newId(), yes: true })
      expect(late).toMatchObject({ ok: false, reason: 'gone' })
    }
  })

  it('agrees to one round and to no other, and what fails is in the log (FL-5)', async () => {
    await rosa.join('speed')
    const { server } = house
    await server.betting('speed')
    await rosa.until('the round', () => rosa.round('speed') === server.state('speed').round?.code)
    expect(await rosa.order('speed', cancel('speed'))).toMatchObject({ reason: 'needs-second' })
    const [asked] = await waiting(carla, 1)
    await server.until(() => rosa.round('speed') !== asked?.round)
    const late = { type: 'approve', id: newId(), approval: asked?.approval ?? '', yes: true } as const
    expect(await carla.answer(late)).toMatchObject({ ok: false, reason: 'gone' })
    await rosa.until('the end', () => rosa.heard('approvalOver').some(({ end }) => end === 'failed'))
    await expect
      .poll(() => logged(house, '&table=speed'))
      .toEqual(['rosa approval-asked', 'carla approval-given', 'rosa approval-failed'])
    const ada = await house.staff('ada')
    const { body } = await ada.ask('GET /api/staff/log?action=approval-failed')
    const refused = 'That round is over: a settled one can be voided.'
    expect(body.events).toMatchObject([{ subject: asked?.round, after: { second: 'carla', refused } }])
    rosa.send({ type: 'leave', table: 'speed' })
  })

  it('is asked about the round that was seen, and about no other', async () => {
    const order = cancel()
    await rosa.order('live-1', order)
    const [asked] = await waiting(carla, 1)
    await carla.answer({ type: 'approve', id: newId(), approval: asked?.approval ?? '', yes: true })
    await nextRound()
    expect(await rosa.order('live-1', order)).toMatchObject({ ok: false, reason: 'gone' })
    await waiting(carla, 0)
  })

  it('FL-2: has to agree before a settled round is voided', async () => {
    const [asker, second] = await Promise.all(['rosa', 'carla'].map(house.staff))
    const code = await playRound(house)
    const id = newId()
    const order = voiding(code)
    const wanted = (console: TestConsole, command = order) => console.order('speed', command)
    anna.send({ type: 'do', id: newId(), table: 'speed', command: order })
    expect(await anna.hear('error')).toMatchObject({ code: 'bad-message' })
    for (const [count, bad] of [' ', 'no', 'x'.repeat(501), 'two\nlines'].entries()) {
      rosa.send({ type: 'do', id: newId(), table: 'speed', command: { ...order, reason: bad } })
      expect(await rosa.hear('error', count + 1)).toMatchObject({ code: 'bad-message' })
    }
    expect(await wanted(rosa, voiding('gone-1'))).toMatchObject({ ok: false, reason: 'no-round' })
    expect(await rosa.order('live-1', order)).toMatchObject({ ok: false, reason: 'no-round' })
    await house.server.until(() => (house.server.state('speed').round?.number ?? 0) > 20)
    const listed = await asker?.ask('GET /api/staff/tables/speed/rounds')
    expect(listed).toMatchObject({ status: 200, body: { rounds: { length: 20 } } })
    expect(await asker?.ask('GET /api/staff/tables/gone/rounds')).toMatchObject({ status: 404 })
    expect(await rosa.order('speed', order, id)).toMatchObject({ ok: false, reason: 'needs-second' })
    const [asked] = await waiting(carla, 1)
    expect(asked).toMatchObject({ by: 'rosa', round: code, table: 'speed', command: order })
    const url = `/api/staff/approvals/${asked?.approval}`
    for (const again of [id, newId()]) {
      expect(await rosa.order('speed', order, again)).toMatchObject({ reason: 'needs-second' })
    }
    expect(await rosa.order('speed', { ...order, reason: 'Another one.' }, id)).toMatchObject({
      reason: 'id-reused',
    })
    expect(await wanted(carla)).toMatchObject({ reason: 'needs-second', text: /rosa/ })
    expect(await waiting(carla, 1)).toEqual([asked])
    expect(await asker?.ask(`POST ${url}`, { yes: true })).toMatchObject({
      status: 409,
      body: { error: 'same-person' },
    })
    const password = { yes: true, password: PASSWORD }
    expect(await asker?.ask(`POST ${url}`, password)).toMatchObject({ body: { error: 'same-person' } })
    expect(await second?.ask(`POST ${url}`, password)).toMatchObject({ body: { error: 'not-yours' } })
    expect(await second?.ask(`POST ${url}`, { yes: true })).toMatchObject({
      status: 200,
      body: { end: 'done' },
    })
    expect(await second?.ask(`POST ${url}`, { yes: true })).toMatchObject({ status: 200 })
    expect(await rosa.order('speed', order, id)).toMatchObject({ ok: true })
    expect(await wanted(rosa)).toMatchObject({ ok: false, reason: 'voided' })
    expect(await wanted(carla)).toMatchObject({ ok: false, reason: 'voided' })
    expect(await logged(house, `&text=${code}`)).toEqual([
      'rosa approval-asked',
      'carla approval-given',
      'rosa round-voided',
    ])
    const { body } = (await asker?.ask('GET /api/staff/log?action=round-voided')) ?? {}
    expect(body?.events).toMatchObject([
      { subject: code, before: { outcome: 'settled' }, after: { outcome: 'voided', approvedBy: 'carla' } },
    ])
  })

  it('finds what waits after a restart, and does what was agreed to once', async () => {
    const code = await playRound(house)
    const id = newId()
    expect(await rosa.order('speed', voiding(code), id)).toMatchObject({ reason: 'needs-second' })
    await rosa.order('live-1', cancel())
    const waits = await waiting(carla, 2)
    const kept = waits.find(({ command }) => command.do === 'voidRound')?.approval ?? ''
    const agreed = waits.find(({ command }) => command.do === 'cancelRound')?.approval ?? ''
    const bruno = await house.console('bruno')
    await beginRound(bruno, 'live-2')
    await bruno.order('live-2', { do: 'call', text: 'A card fell from the table.' })
    await rosa.answer({ type: 'acknowledge', id: newId(), table: 'live-2' })
    const rings = await alarms()
    expect(rings).toMatchObject([{ table: 'live-2', seen: { by: 'rosa' } }])
    const before = await cancelled()
    await house.close()
    const store = await openStore({ dataFolder: where.folder, databaseUrl: where.databaseUrl })
    // As if the house had been killed between the second person's word and the table's deed.
    await store.db
      .updateTable('approvals')
      .set({ state: 'agreed', second: 'carla', decided_at: house.server.clock.now() })
      .where('id', '=', agreed)
      .execute()
    await store.close()
    for (const start of ['first', 'second']) {
      house = await openStaffHouse(where, {}, house.server.clock)
      rosa = await house.console('rosa')
      await expect.poll(cancelled).toBe(before + 1)
      expect((await rosa.hear('approvals')).waiting).toMatchObject([{ approval: kept, round: code }])
      expect(await alarms()).toMatchObject([{ table: 'live-2', seen: { by: 'rosa' } }])
      if (start === 'first') await house.close()
    }
    carla = await house.console('carla')
    const yes = { type: 'approve', id: newId(), approval: kept, yes: true } as const
    expect(await carla.answer(yes)).toMatchObject({ ok: true })
    expect(await rosa.order('speed', voiding(code), id)).toMatchObject({ ok: true })
  })

  async function alarms(): Promise<readonly unknown[]> {
    const browser = await house.staff('ada')
    return (await browser.ask('GET /api/staff/alarms')).body.alarms as readonly unknown[]
  }

  async function cancelled(): Promise<number> {
    const browser = await house.staff('ada')
    const { body } = await browser.ask('GET /api/staff/log?action=round-cancelled&limit=200')
    return (body.events as readonly unknown[]).length
  }

  it('is asked for by nobody who was put out meanwhile, nor agreed with by them', async () => {
    const store = await openStore({ dataFolder: where.folder, databaseUrl: where.databaseUrl })
    const roster = new Roster({
      db: store.db,
      passwords: new Passwords(),
      actor: 'test',
      now: house.server.clock.now,
    })
    anna = await house.console('anna')
    carla = await house.console('carla')
    await rosa.join('live-1')
    await nextRound()
    await rosa.order('live-1', cancel())
    const [asked] = await waiting(carla, 1)
    const message = { type: 'approve', id: newId(), approval: asked?.approval ?? '', yes: true } as const
    await roster.setDisabled('rosa', true)
    expect(await carla.answer(message)).toMatchObject({ ok: false, reason: 'gone' })
    await waiting(carla, 0)
    expect(rosa.closed).toBeNull()
    rosa.send({ type: 'do', id: newId(), table: 'live-1', command: { do: 'broadcast', text: 'Ciao' } })
    expect(await rosa.ended()).toMatchObject({ code: 4401 })
    await store.close()
  })
})

describe('a supervisor alone on duty', () => {
  const folder = emptyFolder()
  afterAll(() => folder.remove())

  it('agrees with the own password, where the house allows it and nobody else is signed in', async () => {
    const where = { folder: folder.path, databaseUrl: await freshDatabase() }
    const house = await openStaffHouse(where, { secondPerson: 'alone-with-password' })
    const rosa = await house.staff('rosa')
    const carla = await house.staff('carla')
    const code = await playRound(house)
    const console = await house.console('rosa')
    await console.order('speed', voiding(code))
    const [asked] = (await console.hear('approvals', 2)).waiting
    const url = `POST /api/staff/approvals/${asked?.approval}`
    const alone = { yes: true, password: PASSWORD }
    expect(await rosa.ask(url, { yes: true })).toMatchObject({ body: { error: 'same-person' } })
    expect(await rosa.ask(url, alone)).toMatchObject({ status: 409, body: { error: 'second-on-duty' } })
    await carla.ask('DELETE /api/staff/session')
    const wrong = { ...alone, password: 'otto gatti sul tetto' }
    expect(await rosa.ask(url, wrong)).toMatchObject({ status: 401, body: { error: 'wrong-sign-in' } })
    expect(await rosa.ask(url, alone)).toMatchObject({ status: 200, body: { end: 'done' } })
    const { body } = await rosa.ask('GET /api/staff/log?action=approval-given')
    expect(body.events).toMatchObject([{ actor: 'rosa', after: { second: 'rosa (alone, by password)' } }])
    await house.close()
  })
})
