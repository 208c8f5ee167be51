import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heard, openTalk, say, support, type TalkHouse } from '#tests/chat/room'
import { onBothStores } from '#tests/stores'

onBothStores('TP-5: chat', (place) => {
  let at: { readonly folder: string; readonly databaseUrl: string | null }
  let talk: TalkHouse
  beforeAll(async () => {
    at = await place.fresh()
    talk = await openTalk(at)
  })
  afterAll(() => talk.close())

  async function mutes(player: string): Promise<number> {
    const rows = await talk.store.db
      .selectFrom('chat_mutes')
      .select('id')
      .where('player_id', '=', player)
      .execute()
    return rows.length
  }

  describe('at a table', () => {
    it('is heard by everybody there and nobody else, and only one’s own line is marked so', async () => {
      const [anna, bruno, carla] = [await talk.join('one'), await talk.join('one'), await talk.join('two')]
      const said = await say(anna, '  Ciao   a tutti ')
      expect(said).toMatchObject({ type: 'said', line: expect.any(Number) })
      await bruno.hear('chat')
      const remark = {
        type: 'chat',
        room: 'one',
        role: 'player',
        text: 'Ciao a tutti',
        name: anna.person.name,
      }
      expect(anna.heard('chat')).toMatchObject([{ ...remark, own: true }])
      expect(bruno.heard('chat')).toMatchObject([{ ...remark, own: false }])
      expect(JSON.stringify(bruno.messages.filter(({ type }) => type === 'chat'))).not.toContain(
        anna.person.id,
      )
      await carla.settled()
      expect(carla.heard('chat')).toEqual([])
      const order = anna.messages.map(({ type }) => type)
      expect(order.indexOf('chat')).toBeLessThan(order.indexOf('said'))
    })

    it('needs one to be there', async () => {
      const player = await talk.join('one')
      expect(await say(player, 'ciao', 'two')).toMatchObject({ reason: 'not-here' })
      expect(await say(player, 'ciao', 'nowhere')).toMatchObject({ reason: 'not-here' })
      player.send({ type: 'leave', table: 'one' })
      expect(await say(player, 'ciao', 'one')).toMatchObject({ reason: 'not-here' })
    })

    it('says a line once, however often its id comes', async () => {
      const [anna, bruno] = [await talk.join('one'), await talk.join('one')]
      const message = { type: 'say', id: 'twice-twice', room: 'one', text: 'una volta' } as const
      anna.send(message, message, message)
      await anna.hear('said', 3)
      const again = await talk.again(anna, 'one')
      const numbers = [...anna.heard('said'), await say(again, 'una volta', 'one', 'twice-twice')].map(
        (said) => (said.type === 'said' ? said.line : null),
      )
      expect(new Set(numbers).size).toBe(1)
      await bruno.settled()
      expect(heard(bruno)).toEqual(['una volta'])
      expect(await say(again, 'altro', 'one', 'twice-twice')).toMatchObject({ reason: 'id-reused' })
      expect(await say(again, '', 'one', 'empty-empty')).toMatchObject({ reason: 'empty' })
      expect(await say(again, '', 'one', 'empty-empty')).toMatchObject({ reason: 'empty' })
    })

    it('comes with the last lines to who joins, and not to who hides it', async () => {
      const [anna, bruno] = [await talk.join('two'), await talk.join('two')]
      await say(anna, 'prima', 'two')
      await say(bruno, 'dopo', 'two')
      const late = await talk.join('two')
      const { lines } = await late.hear('chatLines')
      expect(lines.slice(-2)).toMatchObject([
        { text: 'prima', own: false },
        { text: 'dopo', own: false },
      ])
      const annaAgain = await talk.again(anna, 'two')
      expect((await annaAgain.hear('chatLines')).lines.slice(-2)).toMatchObject([
        { own: true },
        { own: false },
      ])

      const hidden = await talk.join()
      hidden.send({ type: 'chat', on: false })
      await hidden.join('two')
      await say(bruno, 'non per tutti', 'two')
      await hidden.settled()
      expect(hidden.messages.filter(({ type }) => type.startsWith('chat'))).toEqual([])
      hidden.send({ type: 'chat', on: true })
      await hidden.join('two', 1)
      expect((await hidden.hear('chatLines')).lines.at(-1)).toMatchObject({ text: 'non per tutti' })
      await say(bruno, 'per tutti', 'two')
      await hidden.until('the line', () => heard(hidden, 'two').includes('per tutti'))
    })

    it('cuts flooding, and disables it for who goes on', async () => {
      const [anna, bruno] = [await talk.join('one'), await talk.join('one')]
      const before = heard(bruno).length
      const answers = []
      for (let line = 0; line < 30; line++) answers.push(await say(anna, `linea ${line}`))
      const reasons = answers.map((answer) => ('reason' in answer ? answer.reason : 'said'))
      expect(reasons.slice(0, 6)).toEqual(['said', 'said', 'said', 'said', 'said', 'too-fast'])
      expect(reasons).toContain('muted')
      await bruno.settled()
      expect(heard(bruno).length - before).toBe(5)
      expect(await anna.hear('muted')).toMatchObject({ on: true, until: expect.any(Number) })
      expect(await mutes(anna.person.id)).toBe(1)
    })

    it('counts every attempt before it looks at it, whatever it says', async () => {
      const anna = await talk.join('one')
      const answers = []
      for (let line = 0; line < 6; line++) answers.push(await say(anna, 'é'.repeat(201 + line)))
      const long = { reason: 'too-long' }
      expect(answers).toMatchObject([long, long, long, long, long, { reason: 'too-fast' }])
    })

    it('refuses foul words, links and repeats, and counts them', async () => {
      const anna = await talk.join('one')
      expect(await say(anna, 'ma che c4zz0')).toMatchObject({ reason: 'language' })
      expect(await say(anna, 'vieni su casino.com')).toMatchObject({ reason: 'contact' })
      expect(await say(anna, 'bella mano')).toMatchObject({ type: 'said' })
      expect(await say(anna, 'Bella  mano')).toMatchObject({ reason: 'repeated' })
    })
  })

  describe('hostile text', () => {
    const HOSTILE = [
      '<script>alert(1)</script>',
      '"}],[{"type":"purse","cash":1e9,"golden":0}',
      '\u202etxt.exe\u202c <b onmouseover=x>',
      '</title><svg/onload=1>',
      '\u2028\u2029]]>',
    ]

    it('arrives as text in a message of its own, whatever it is', async () => {
      const bruno = await talk.join('one')
      const before = bruno.messages.length
      for (const text of HOSTILE)
        expect(await say(await talk.join('one'), text)).toMatchObject({ type: 'said' })
      await bruno.settled()
      const told = bruno.messages.slice(before)
      expect(told.map(({ type }) => type)).toEqual([...HOSTILE.map(() => 'chat'), 'pong'])
      expect(heard(bruno).slice(-HOSTILE.length)).toEqual([
        HOSTILE[0],
        HOSTILE[1],
        'txt.exe <b onmouseover=x>',
        HOSTILE[3],
        ']]>',
      ])
    })

    it('is never part of a page: answers are JSON and nothing else, the page runs only its own script', async () => {
      const answer = await talk.ask('dealer', 'GET', '/api/staff/chat/tables/one')
      expect(answer.text).toContain('<script>alert(1)</script>')
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self';/)
      const page = await fetch(talk.house.url)
      expect(page.headers.get('content-security-policy')).toBe(answer.headers.get('content-security-policy'))
      expect(await page.text()).not.toContain('alert(1)')
    })

    it('that is too long or no text is refused before it is looked at', async () => {
      const anna = await talk.join('one')
      expect(await say(anna, 'é'.repeat(201))).toMatchObject({ reason: 'too-long' })
      anna.send({ type: 'say', id: 'much-much', room: 'one', text: 'x'.repeat(4_001) })
      expect(await anna.hear('error')).toMatchObject({ code: 'bad-message', id: 'much-much' })
    })
  })

  describe('staff (FL-4, FL-5)', () => {
    it('speak to a table under their role', async () => {
      const anna = await talk.join('one')
      const said = await talk.ask('dealer', 'POST', '/api/staff/chat/say', {
        table: 'one',
        text: ' Buona\u202e sera ',
      })
      expect(said.status).toBe(200)
      await talk.ask('administrator', 'POST', '/api/staff/chat/say', {
        table: 'one',
        text: 'Buonasera anche da me',
      })
      await anna.until('both lines', () => heard(anna).length === 2)
      expect(anna.heard('chat')).toMatchObject([
        { name: 'Chiara the dealer', role: 'dealer', own: false, text: 'Buona sera' },
        { name: 'Chiara the administrator', role: 'supervisor', own: false },
      ])
    })

    it('hide a line from everybody, now and later; it stays in the record', async () => {
      const [anna, bruno] = [await talk.join('one'), await talk.join('one')]
      const said = await say(anna, 'da nascondere')
      const line = said.type === 'said' ? said.line : 0
      const hide = { line, reason: 'off topic' }
      expect(await talk.ask('dealer', 'POST', '/api/staff/chat/hide', hide)).toMatchObject({
        status: 200,
        body: { line, table: 'one' },
      })
      expect(await bruno.hear('chatHidden')).toMatchObject({ room: 'one', line })
      expect(await talk.ask('supervisor', 'POST', '/api/staff/chat/hide', hide)).toMatchObject({
        status: 409,
        body: { error: 'hidden-already' },
      })
      const late = await talk.join('one')
      expect((await late.hear('chatLines')).lines.map(({ text }) => text)).not.toContain('da nascondere')
      const { body } = await talk.ask('dealer', 'GET', '/api/staff/chat/tables/one')
      expect(body).toMatchObject({
        lines: expect.arrayContaining([
          expect.objectContaining({
            text: 'da nascondere',
            hidden: expect.objectContaining({ reason: 'off topic' }),
          }),
        ]),
      })
    })

    it('mute a player everywhere, until the end or until they lift it', async () => {
      const anna = await talk.join('one', 'two')
      const player = anna.person.id
      const mute = { player, minutes: 5, reason: 'rude' }
      expect(await talk.ask('supervisor', 'POST', '/api/staff/chat/mute', mute)).toMatchObject({
        status: 200,
      })
      expect(await anna.hear('muted')).toMatchObject({ on: true, until: talk.clock.now() + 300_000 })
      expect(await say(anna, 'ma')).toMatchObject({ reason: 'muted', text: expect.stringMatching(/support/) })
      expect(await say(anna, 'ma', 'two')).toMatchObject({ reason: 'muted' })
      expect(await say(anna, 'perché?', support)).toMatchObject({ type: 'said' })
      const unmute = { player, reason: 'sorry' }
      expect(await talk.ask('supervisor', 'POST', '/api/staff/chat/unmute', unmute)).toMatchObject({
        status: 200,
      })
      expect(await anna.hear('muted', 2)).toMatchObject({ on: false, until: null })
      expect(await say(anna, 'grazie')).toMatchObject({ type: 'said' })
      expect(await talk.ask('supervisor', 'POST', '/api/staff/chat/unmute', unmute)).toMatchObject({
        status: 409,
      })
      const { rows } = await sql<{ action: string; actor: string; reason: string }>`
        select action, actor, reason from staff_events where subject = ${player} order by id`.execute(
        talk.store.db,
      )
      expect(rows).toEqual([
        { action: 'chat-muted', actor: 'chiara-supervisor', reason: 'rude' },
        { action: 'chat-unmuted', actor: 'chiara-supervisor', reason: 'sorry' },
      ])
    })

    it('may do what their role allows, others nothing', async () => {
      const table = { table: 'one', text: 'x' }
      const walk = [
        ['POST', '/api/staff/chat/say', { ...table, table: 'none' }, 404, 404],
        ['POST', '/api/staff/chat/hide', { line: 9e9, reason: 'x' }, 404, 404],
        ['GET', '/api/staff/chat/tables/one', undefined, 200, 200],
        ['GET', '/api/staff/rounds/one-1/chat', undefined, 200, 200],
        ['POST', '/api/staff/chat/mute', { player: 'p_none', minutes: null, reason: 'x' }, 403, 404],
        ['POST', '/api/staff/chat/unmute', { player: 'p_none', reason: 'x' }, 403, 409],
        ['GET', '/api/staff/chat/rooms', undefined, 403, 200],
        ['GET', '/api/staff/chat/rooms/p_none', undefined, 403, 404],
        ['POST', '/api/staff/chat/rooms/p_none', { text: 'x' }, 403, 404],
      ] as const
      for (const [method, path, body, dealer, supervisor] of walk) {
        const statuses = []
        for (const role of [null, 'dealer', 'supervisor', 'administrator'] as const) {
          statuses.push((await talk.ask(role, method, path, body)).status)
        }
        expect([path, ...statuses]).toEqual([path, 401, dealer, supervisor, supervisor])
      }
    })

    it('get a clear answer to bad input', async () => {
      const bad = [
        ['/api/staff/chat/say', { table: 'one' }],
        ['/api/staff/chat/say', { table: 'one', text: '\u200b' }],
        ['/api/staff/chat/say', { table: 'one', text: 'x', more: 1 }],
        ['/api/staff/chat/hide', { line: '1', reason: 'x' }],
        ['/api/staff/chat/hide', { line: 1, reason: ' ' }],
        ['/api/staff/chat/hide', { line: 1, reason: 'a\u0000b' }],
        ['/api/staff/chat/mute', { player: 'p_1', minutes: 0, reason: 'x' }],
        ['/api/staff/chat/mute', { player: "p_1' or 1=1", minutes: 1, reason: 'x' }],
        ['/api/staff/chat/mute', { player: 'p_1', minutes: 1.5, reason: 'x' }],
        ['/api/staff/chat/rooms/p_1', { text: 7 }],
      ] as const
      for (const [path, body] of bad) {
        expect(await talk.ask('supervisor', 'POST', path, body)).toMatchObject({
          status: 400,
          body: { error: expect.any(String), text: expect.stringMatching(/\.$/) },
        })
      }
      expect(await talk.ask('supervisor', 'GET', '/api/staff/chat/rooms/p%00')).toMatchObject({ status: 404 })
      expect(await talk.ask('dealer', 'GET', '/api/staff/rounds/a%00b/chat')).toMatchObject({ status: 404 })
    })
  })

  describe('support', () => {
    it('is a room of one player with the house, heard on every socket of theirs', async () => {
      const [anna, bruno] = [await talk.join('one'), await talk.join('one')]
      const other = await talk.again(anna)
      const room = `/api/staff/chat/rooms/${anna.person.id}`
      expect(await say(anna, 'scrivetemi a anna@example.org, c…', support)).toMatchObject({ type: 'said' })
      await other.until('the line', () => heard(other, support).length === 1)
      const { body } = await talk.ask('supervisor', 'GET', '/api/staff/chat/rooms')
      expect(body).toMatchObject({
        rooms: expect.arrayContaining([expect.objectContaining({ player: anna.person.id, unread: 1 })]),
      })
      expect(await talk.ask('supervisor', 'POST', room, { text: 'Certo.' })).toMatchObject({ status: 200 })
      for (const socket of [anna, other]) {
        await socket.until('the answer', () => heard(socket, support).includes('Certo.'))
      }
      anna.send({ type: 'support', read: false })
      expect(await anna.hear('chatLines', anna.heard('chatLines').length + 1)).toMatchObject({
        room: support,
        unread: 1,
        lines: [
          { own: true, role: 'player' },
          { own: false, role: 'supervisor', text: 'Certo.' },
        ],
      })
      const unread = async () => {
        anna.send({ type: 'support', read: true })
        return (await anna.hear('chatLines', anna.heard('chatLines').length + 1)).unread
      }
      expect([await unread(), await unread()]).toEqual([1, 0])
      await bruno.settled()
      expect(heard(bruno, support)).toEqual([])
      bruno.send({ type: 'support', read: true })
      await bruno.until('an empty room', () =>
        bruno.heard('chatLines').some(({ room, lines }) => room === support && lines.length === 0),
      )
      expect(await talk.ask('supervisor', 'GET', room)).toMatchObject({
        body: { waitingSince: null, name: anna.person.name },
      })
    })
  })

  it('is not for the house’s own players', async () => {
    const robot = await talk.again(await talk.house.people.housePlayer('Gino (casa)'), 'one')
    expect(await say(robot, 'bip')).toMatchObject({ reason: 'not-allowed' })
    expect(await say(robot, 'bip', support)).toMatchObject({ reason: 'not-allowed' })
  })

  it('goes on after a restart: last lines, mutes and ids', async () => {
    const anna = await talk.join('one')
    const player = anna.person.id
    const said = await say(anna, 'prima del riavvio', 'one', 'kept-kept')
    await talk.ask('supervisor', 'POST', '/api/staff/chat/mute', { player, minutes: null, reason: 'rude' })
    await talk.close()
    talk = await openTalk(at, { config: { guestChat: false } }, talk.clock)
    const late = await talk.join('one')
    const { lines } = await late.hear('chatLines')
    expect(lines.at(-1)).toMatchObject({ text: 'prima del riavvio' })
    expect(lines.map(({ text }) => text)).not.toContain('da nascondere')
    expect(await say(late, 'ciao')).toMatchObject({
      reason: 'not-allowed',
      text: expect.stringMatching(/account/),
    })
    expect(await say(late, 'aiuto', support)).toMatchObject({ type: 'said' })

    await talk.close()
    talk = await openTalk(at, {}, talk.clock)
    // Whoever comes is counted again from the first.
    while ((await talk.house.people.newGuest()).person.id !== player);
    const back = await talk.again({ person: anna.person, token: anna.token }, 'one')
    expect(await say(back, 'di nuovo')).toMatchObject({ reason: 'muted' })
    expect(await say(back, 'prima del riavvio', 'one', 'kept-kept')).toEqual(said)
    expect(heard(back).filter((text) => text === 'prima del riavvio')).toEqual([])
  })
})
