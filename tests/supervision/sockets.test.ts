import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scanCode } from '#engine/cards/scan-code'
import { openStore } from '#server/store/open'
import { emptyFolder } from '#tests/floor/house'
import { freshDatabase } from '#tests/made-postgres'
import { newId, TestConsole } from '#tests/supervision/console'
import { beginRound, openStaffHouse, type StaffHouse } from '#tests/supervision/staff-house'
import { waitedFor } from '#tests/waited-for'

const folder = emptyFolder()
let house: StaffHouse
let databaseUrl: string

beforeAll(async () => {
  databaseUrl = await freshDatabase()
  house = await openStaffHouse({ folder: folder.path, databaseUrl })
})
afterAll(async () => {
  await house.close()
  folder.remove()
})

describe('a console', () => {
  it('is told who it is for, and what waits for a second person only where it may decide about that', async () => {
    const dealer = await house.console('anna')
    expect(await dealer.hear('welcome')).toMatchObject({ name: 'anna', shown: 'Chiara', role: 'dealer' })
    const supervisor = await house.console('rosa')
    expect(await supervisor.hear('approvals')).toEqual({ type: 'approvals', waiting: [] })
    dealer.send({ type: 'ping', at: 7 })
    expect(await dealer.hear('pong')).toMatchObject({ at: 7 })
    expect(dealer.heard('approvals')).toEqual([])
    await Promise.all([dealer.leave(), supervisor.leave()])
  })

  it('sees a table with the eyes of staff, and hears what happens there in order', async () => {
    const supervisor = await house.console('rosa')
    await supervisor.join('speed')
    let upto = (await supervisor.hear('snapshot')).upto
    await house.server.until(() => supervisor.heard('events').length > 8)
    expect(supervisor.heard('events').length).toBeGreaterThan(8)
    for (const { after, upto: next } of supervisor.heard('events')) {
      expect(after).toBe(upto)
      upto = next
    }
    await supervisor.leave()
  })

  it('FA-5: shows no card that lies face down, not even to staff', async () => {
    const dealer = await house.console('bruno')
    await dealer.join('live-2')
    await beginRound(dealer, 'live-2')
    for (const card of ['7D', 'KS', '2C', '9H'] as const) {
      expect(await dealer.order('live-2', { do: 'scan', code: scanCode({ card, deck: 11 }) })).toMatchObject({
        ok: true,
      })
    }
    const text = JSON.stringify([...dealer.heard('events'), ...dealer.heard('snapshot')])
    expect(text).toContain('"dealt"')
    for (const card of ['7D', 'KS', '2C', '9H']) expect(text).not.toContain(`"${card}"`)
    const again = await house.console('carla')
    await again.join('live-2')
    const snapshot = JSON.stringify(await again.hear('snapshot'))
    for (const card of ['7D', 'KS', '2C', '9H']) expect(snapshot).not.toContain(`"${card}"`)
    await Promise.all([dealer.leave(), again.leave()])
  })

  it('FL-1: gets a fresh view when cards are taken back', async () => {
    const rosa = await house.console('rosa')
    const bruno = await house.console('bruno')
    for (const console of [rosa, bruno]) await console.join('live-2')
    const reason = 'The reader saw the card below.'
    const seen = { round: rosa.round('live-2'), dealt: 4 }
    const rescan = (dealt: number) => ({ do: 'rescanCard', ...seen, dealt, reason }) as const
    expect(await rosa.order('live-2', rescan(3))).toMatchObject({ ok: false, reason: 'other-cards' })
    expect(await rosa.order('live-2', rescan(4))).toMatchObject({ ok: true })
    for (const console of [rosa, bruno]) {
      const { state, upto } = await console.hear('snapshot', 2)
      expect(state.paused).toMatchObject({ alarm: { kind: 'rescan' } })
      expect(console.heard('events').every(({ upto: told }) => told < upto)).toBe(true)
    }
    await rosa.order('live-2', { do: 'pause', reason })
    const { body } = await (await house.staff('rosa')).ask('GET /api/staff/alarms')
    expect(body.alarms).toMatchObject([{ table: 'live-2', kind: 'rescan', solvedBy: 'supervisor' }])
    await rosa.order('live-2', { do: 'resume' })
    const code = scanCode({ card: '9S', deck: 11 })
    expect(await bruno.order('live-2', { do: 'scan', code })).toMatchObject({ ok: true })
    await Promise.all([rosa.leave(), bruno.leave()])
  })

  it('FL-4: lets a dealer act where they deal, and at one table only', async () => {
    const anna = await house.console('anna')
    expect(await anna.order('live-1', { do: 'openBetting' })).toMatchObject({ reason: 'not-dealing' })
    const id = newId()
    const first = await anna.order('live-2', { do: 'signOn' }, id)
    expect(first).toMatchObject({ reason: 'dealt-here' })
    expect(await anna.order('live-1', { do: 'signOn' })).toMatchObject({ ok: true })
    // An id keeps its answer, also when there would be another one by now.
    expect(await anna.order('live-2', { do: 'signOn' })).toMatchObject({ reason: 'dealing-elsewhere' })
    expect(await anna.order('live-2', { do: 'signOn' }, id)).toEqual(first)
    const bruno = await house.console('bruno')
    expect(await bruno.order('live-1', { do: 'handOver' })).toMatchObject({ reason: 'not-dealing' })
    expect(await bruno.order('live-1', { do: 'signOn' })).toMatchObject({ reason: 'dealing-elsewhere' })
    const say = (console: TestConsole) =>
      console.send({ type: 'say', id: newId(), room: 'live-1', text: 'Buonasera' })
    say(bruno)
    expect(await bruno.hear('notSaid')).toMatchObject({ reason: 'not-allowed' })
    say(anna)
    await anna.hear('said')
    expect(await anna.order('live-1', { do: 'signOff' })).toMatchObject({ ok: true })
    await Promise.all([anna.leave(), bruno.leave()])
  })

  it('takes nothing of a supervisor’s from a dealer', async () => {
    const anna = await house.console('anna')
    const messages: readonly object[] = [
      { type: 'floor', on: true },
      { type: 'approve', id: newId(), approval: 'x'.repeat(43), yes: true },
      { type: 'acknowledge', id: newId(), table: 'speed' },
      { type: 'announce', id: newId(), text: 'Buonasera' },
      {
        type: 'do',
        id: newId(),
        table: 'speed',
        command: { do: 'cancelRound', round: 'speed-1', reason: 'because' },
      },
      { type: 'do', id: newId(), table: 'speed', command: { do: 'broadcast', text: 'because' } },
    ]
    for (const [index, message] of messages.entries()) {
      anna.ws.send(JSON.stringify(message))
      expect(await anna.hear('error', index + 1)).toMatchObject({ code: 'bad-message' })
    }
    await anna.leave()
  })
})

describe('the room of a table', () => {
  it('is heard by staff with who says what, and a line is said once', async () => {
    const rosa = await house.console('rosa')
    const carla = await house.console('carla')
    for (const console of [rosa, carla]) await console.join('speed')
    const player = await (await house.player()).connect()
    await player.join('speed')
    player.send({ type: 'say', id: 'player-1', room: 'speed', text: 'Ciao' })
    const heard = await rosa.hear('chat')
    expect(heard).toMatchObject({ text: 'Ciao', own: false, staff: null, role: 'player' })
    expect(heard.player).toMatch(/^p_/)
    const id = newId()
    rosa.send({ type: 'say', id, room: 'speed', text: 'Buonasera' })
    const said = await rosa.hear('said')
    rosa.send({ type: 'say', id, room: 'speed', text: 'Buonasera' })
    expect(await rosa.hear('said', 2)).toEqual(said)
    rosa.send({ type: 'say', id, room: 'speed', text: 'Buonanotte' })
    expect(await rosa.hear('notSaid')).toMatchObject({ id, reason: 'id-reused' })
    expect(await rosa.hear('chat', 2)).toMatchObject({ own: true, staff: 'rosa', name: 'Sala' })
    expect(await carla.hear('chat', 2)).toMatchObject({ own: false, staff: 'rosa', player: null })
    await player.hear('chat', 2)
    expect(JSON.stringify(player.heard('chat'))).not.toContain('rosa')
    const later = await house.console('ada')
    await later.join('speed')
    expect((await later.hear('chatLines')).lines.map(({ text }) => text)).toEqual(['Ciao', 'Buonasera'])
    const supervisor = await house.staff('carla')
    await supervisor.ask('POST /api/staff/chat/hide', { line: heard.line, reason: 'A test.' })
    expect(await carla.hear('chatHidden')).toMatchObject({ line: heard.line })
    await Promise.all([rosa.leave(), carla.leave(), later.leave(), player.leave()])
  })
})

describe('lines of one console', () => {
  it('are said as they came, also while the store takes its time for the first', async () => {
    const [rosa, carla] = [await house.console('rosa'), await house.console('carla')]
    for (const console of [rosa, carla]) await console.join('live-1')
    const { db, close } = await openStore({ databaseUrl, dataFolder: '' })
    const say = (console: TestConsole, id: string, text: string) =>
      console.send({ type: 'say', id, room: 'live-1', text })
    const [first, second] = [newId(), newId()]
    const held = await db.startTransaction().execute()
    const line = {
      staff: 'rosa',
      said_id: first,
      name: 'Sala',
      role: 'supervisor',
      text: 'One',
      at: 0,
    } as const
    await held
      .insertInto('chat_lines')
      .values({ ...line, table_id: 'live-1', round: null })
      .execute()
    say(rosa, first, 'One')
    await waitedFor(db)
    say(rosa, second, 'Two')
    say(carla, newId(), 'Three')
    await carla.hear('said')
    // Those that wait are bounded, and keep no order out.
    for (let more = 0; more < 100; more++) say(rosa, newId(), 'More')
    await rosa.hear('error', 86)
    expect(rosa.heard('error').every(({ code }) => code === 'too-fast')).toBe(true)
    expect(await rosa.order('live-1', { do: 'pause', reason: 'To look.' })).toMatchObject({ ok: true })
    expect(await rosa.order('live-1', { do: 'resume' })).toMatchObject({ ok: true })
    await held.rollback().execute()
    await close()
    await rosa.hear('said', 16)
    expect(rosa.heard('said').slice(0, 2)).toMatchObject([{ id: first }, { id: second }])
    expect(rosa.heard('chat').slice(0, 3)).toMatchObject([
      { text: 'Three' },
      { text: 'One' },
      { text: 'Two' },
    ])
    await Promise.all([rosa.leave(), carla.leave()])
  })
})

describe('a console’s sign-in', () => {
  it('ends its sockets at once when it ends', async () => {
    const browser = await house.staff('carla')
    const console = await TestConsole.open(house.url, browser)
    await browser.ask('DELETE /api/staff/session')
    expect(await console.ended()).toMatchObject({ code: 4401 })
    await expect(TestConsole.open(house.url, browser)).rejects.toThrow('401')
  })

  it('is of the staff’s cookie alone: players and pages of other sites stay out', async () => {
    const player = await house.player()
    const refused = await player.ask('GET /staff/socket')
    expect(refused).toMatchObject({ status: 401, body: { error: 'not-signed-in' } })
    const staff = await house.staff('anna')
    const foreign = await staff.ask('GET /staff/socket', undefined, { origin: 'https://evil.example' })
    expect(foreign).toMatchObject({ status: 403, body: { error: 'wrong-origin' } })
    expect(await staff.ask('GET /staff/socket')).toMatchObject({ status: 426, body: { error: 'no-socket' } })
  })
})

describe('the floor at a glance', () => {
  it('is told once whole, then in changes, and no more once it is switched off', async () => {
    const rosa = await house.console('rosa')
    rosa.send({ type: 'floor', on: true })
    const { tables } = await rosa.hear('floor')
    expect(tables.map(({ table }) => table)).toEqual(['speed', 'live-1', 'live-2'])
    expect(tables.find(({ table }) => table === 'live-2')).toMatchObject({
      live: true,
      dealer: 'Sala',
      phase: 'betting',
    })
    await house.server.until(() => rosa.heard('floorChange').length > 0)
    const { tables: changed } = await rosa.hear('floorChange')
    expect(changed.map(({ table }) => table)).toContain('speed')
    const supervisor = await house.staff('rosa')
    await supervisor.ask('POST /api/staff/close', { scope: 'table', subject: 'live-1', reason: 'A test.' })
    await house.server.until(() =>
      rosa
        .heard('floorChange')
        .some((change) => change.tables.some(({ table, closed }) => table === 'live-1' && closed !== null)),
    )
    await supervisor.ask('POST /api/staff/open', { scope: 'table', subject: 'live-1', reason: 'A test.' })
    rosa.send({ type: 'floor', on: false })
    rosa.send({ type: 'ping', at: 1 })
    await rosa.hear('pong')
    const before = rosa.heard('floorChange').length
    const { round } = house.server.state('speed')
    const enough = (round?.number ?? 0) + 20
    await house.server.until(() => (house.server.state('speed').round?.number ?? 0) >= enough)
    rosa.send({ type: 'ping', at: 2 })
    await rosa.hear('pong', 2)
    expect(rosa.heard('floorChange')).toHaveLength(before)
    await rosa.leave()
  })

  it('FL-1: rings where a dealer calls, since when, and says who is on the way', async () => {
    const anna = await house.console('anna')
    await beginRound(anna)
    const text = 'A card fell from the table.'
    expect(await anna.order('live-1', { do: 'call', text })).toMatchObject({ ok: true })
    const supervisor = await house.staff('rosa')
    const { body } = await supervisor.ask('GET /api/staff/alarms')
    expect(body.alarms).toMatchObject([{ table: 'live-1', kind: 'called', text, seen: null }])
    const rosa = await house.console('rosa')
    const carla = await house.console('carla')
    expect(await rosa.answer({ type: 'acknowledge', id: newId(), table: 'live-1' })).toMatchObject({
      ok: true,
    })
    await carla.answer({ type: 'acknowledge', id: newId(), table: 'live-1' })
    const after = (await supervisor.ask('GET /api/staff/alarms')).body.alarms
    expect(after).toMatchObject([{ table: 'live-1', seen: { by: 'rosa' } }])
    const { body: log } = await supervisor.ask('GET /api/staff/log?action=alarm-acknowledged')
    expect(log.events).toMatchObject([{ actor: 'rosa', table: 'live-1' }])
    expect(await rosa.order('live-1', { do: 'resume' })).toMatchObject({ ok: true })
    const gone = await rosa.answer({ type: 'acknowledge', id: newId(), table: 'live-1' })
    expect(gone).toMatchObject({ ok: false, reason: 'gone' })
    expect((await supervisor.ask('POST /api/staff/alarms/live-1')).status).toBe(404)
    await Promise.all([anna.leave(), rosa.leave(), carla.leave()])
  })

  it('announces to all tables, each once', async () => {
    const rosa = await house.console('rosa')
    for (const table of ['speed', 'live-1', 'live-2']) await rosa.join(table)
    const message = { type: 'announce', id: newId(), text: 'The house closes at two.' } as const
    expect(await rosa.answer(message)).toMatchObject({ ok: true })
    expect(await rosa.answer(message)).toMatchObject({ ok: true })
    const told = rosa
      .heard('events')
      .filter(({ events }) => events.some(({ type }) => type === 'announced'))
      .map(({ table }) => table)
    expect(told.sort()).toEqual(['live-1', 'live-2', 'speed'])
    await rosa.leave()
  })
})

describe('names of players', () => {
  it('are told by id, and of nobody who is not one', async () => {
    const [rosa, player] = [await house.staff('rosa'), await house.player()]
    const { player: id, name } = (await player.ask('GET /api/session')).body
    expect(await rosa.ask(`GET /api/staff/players?ids=${id},p_nobody`)).toMatchObject({
      status: 200,
      body: { players: [{ player: id, name }] },
    })
    const many = Array.from({ length: 101 }, (_, index) => `p_${index}`).join(',')
    for (const query of ['', '?ids=', '?ids=%20', `?ids=${many}`, '?ids=p_1&name=x', '?ids=p_1&ids=p_2']) {
      expect((await rosa.ask(`GET /api/staff/players${query}`)).body.error).toBe('bad-request')
    }
  })
})
