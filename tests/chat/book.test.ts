import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatBookOf } from '#server/chat/book/book'
import type { ChatBook, Kept, PlayerRemark } from '#server/chat/book/port'
import { openStore, type Store } from '#server/store/open'
import { onBothStores } from '#tests/stores'

onBothStores('the chat’s book', (place) => {
  let store: Store
  let book: ChatBook
  let made = 0
  beforeAll(async () => {
    const { folder, databaseUrl } = await place.fresh()
    store = await openStore({ databaseUrl, dataFolder: folder })
    book = chatBookOf(store.db)
  })
  afterAll(() => store.close())

  async function newPlayer(): Promise<string> {
    const id = `p_${++made}`
    const name = `Ospite ${made}`
    const row = { id, name, kind: 'guest', currency: 'EUR', created_at: 0, operator: null } as const
    await store.db.insertInto('players').values(row).execute()
    return id
  }

  function line(player: string, text: string, more: Partial<PlayerRemark> = {}): PlayerRemark {
    const id = `say-${++made}`
    return { player, id, table: `room-${player}`, round: 'round-1', name: 'Anna', text, at: ++made, ...more }
  }

  const supportRemark = (player: string, text: string, at = ++made) =>
    line(player, text, { table: null, round: null, at })

  function deeds(subject: string) {
    return store.db
      .selectFrom('staff_events')
      .select(['actor', 'action', 'reason', 'before', 'after'])
      .where('subject', '=', subject)
      .orderBy('id')
      .execute()
  }

  const keptOf = (kept: Kept) => ('now' in kept ? kept.now : null)

  describe('lines', () => {
    it('are kept with their round, and in their order', async () => {
      const player = await newPlayer()
      const first = keptOf(await book.keepAtTable(line(player, 'uno', { round: 'r-lines' })))
      const second = keptOf(await book.keepAtTable(line(player, 'due', { round: null })))
      expect(first).toMatchObject({
        player,
        staff: null,
        role: 'player',
        text: 'uno',
        round: 'r-lines',
        hidden: null,
      })
      expect(await book.remarksAtTables([`room-${player}`, 'nowhere'], 50)).toEqual([first, second])
      expect(await book.remarksAtTables([`room-${player}`], 1)).toEqual([second])
      expect(await book.remarksOfRound('r-lines')).toEqual([first])
    })

    it('of one id are one line, however many come at once', async () => {
      const player = await newPlayer()
      const same = line(player, 'una volta')
      const kept = await Promise.all(Array.from({ length: 12 }, () => book.keepAtTable(same)))
      expect(kept.filter((one) => 'now' in one)).toHaveLength(1)
      const numbers = kept.flatMap((one) =>
        'now' in one ? one.now.line : 'before' in one ? one.before.line : [],
      )
      expect(numbers).toHaveLength(12)
      expect(new Set(numbers).size).toBe(1)
      const other = await newPlayer()
      expect(await book.keepAtTable({ ...same, player: other })).toHaveProperty('now')
    })

    it('are never changed, only hidden, once and with a name', async () => {
      const player = await newPlayer()
      const kept = keptOf(await book.keepAtTable(line(player, 'brutto')))
      if (kept === null) throw new Error('The line was not kept.')
      const { line: number } = kept
      await expect(
        store.db.updateTable('chat_lines').set({ text: 'bello' }).where('id', '=', number).execute(),
      ).rejects.toThrow('never changed')
      expect(await book.hideRemark(number, { by: 'chiara', reason: 'insult', at: 5 })).toEqual(kept)
      const hidden = { ...kept, hidden: { by: 'chiara', at: 5, reason: 'insult' } }
      expect(await book.hideRemark(number, { by: 'dario', reason: 'again', at: 6 })).toEqual(hidden)
      expect(await book.remarksAtTables([`room-${player}`], 50)).toEqual([hidden])
      await expect(
        store.db.updateTable('chat_lines').set({ hidden_by: null }).where('id', '=', number).execute(),
      ).rejects.toThrow('never changed')
      const before = JSON.stringify({ table: kept.table, player, staff: null, text: 'brutto' })
      expect(await deeds(`${number}`)).toEqual([
        { actor: 'chiara', action: 'chat-hidden', reason: 'insult', before, after: null },
      ])
      expect(await book.hideRemark(1e15, { by: 'chiara', reason: 'x', at: 5 })).toBeNull()
    })

    it('of staff are in their log (FL-5)', async () => {
      const said = await book.staffRemark({
        id: 'said-1',
        by: 'chiara',
        name: 'Chiara B.',
        role: 'dealer',
        table: 't-9',
        round: 'r-9',
        text: 'ciao',
        at: 9,
      })
      expect(said).toMatchObject({
        player: null,
        staff: 'chiara',
        name: 'Chiara B.',
        role: 'dealer',
        table: 't-9',
      })
      expect(await deeds('t-9')).toMatchObject([{ actor: 'chiara', action: 'chat-said' }])
    })

    it('of staff from before they had names for players do not tell what they sign in with', async () => {
      const old = { staff: 'chiara', name: 'chiara', role: 'dealer', text: 'ciao', at: 1 } as const
      await store.db
        .insertInto('chat_lines')
        .values({ ...old, table_id: 't-old', round: null })
        .execute()
      expect(await book.remarksAtTables(['t-old'], 9)).toMatchObject([{ staff: 'chiara', name: 'Sala' }])
    })
  })

  describe('mutes', () => {
    it('bar the next line at every table until they end or are lifted, and not the support room', async () => {
      const player = await newPlayer()
      const at = 1_000_000
      expect(await book.mute({ player, by: 'dario', reason: 'rude', until: at + 60_000, at })).toBe(true)
      expect(await book.keepAtTable(line(player, 'a', { at: at + 1 }))).toEqual({
        barred: { until: at + 60_000 },
      })
      const elsewhere = line(player, 'b', { at: at + 2, table: 'elsewhere' })
      expect(await book.keepAtTable(elsewhere)).toHaveProperty('barred')
      expect(await book.keepInSupport(supportRemark(player, 'why?', at + 3))).toHaveProperty('now')
      expect(await book.keepAtTable(line(player, 'c', { at: at + 60_000 }))).toHaveProperty('now')
      await book.mute({ player, by: 'dario', reason: 'rude', until: null, at })
      expect(await book.keepAtTable(line(player, 'd', { at: 9e12 }))).toEqual({ barred: { until: null } })
      expect(await book.unmute(player, { by: 'elsa', reason: 'sorry', at: at + 70_000 })).toBe(true)
      expect(await book.unmute(player, { by: 'elsa', reason: 'sorry', at: at + 70_000 })).toBe(false)
      expect(await book.keepAtTable(line(player, 'e', { at: at + 5 }))).toHaveProperty('now')
      expect((await deeds(player)).map(({ actor, action }) => `${actor} ${action}`)).toEqual([
        'dario chat-muted',
        'dario chat-muted',
        'elsa chat-unmuted',
      ])
    })

    it('take the place of each other: staff may shorten one', async () => {
      const player = await newPlayer()
      await book.mute({ player, by: 'dario', reason: 'rude', until: null, at: 10 })
      await book.mute({ player, by: 'dario', reason: 'less', until: 20, at: 11 })
      expect(await book.keepAtTable(line(player, 'a', { at: 19 }))).toHaveProperty('barred')
      expect(await book.keepAtTable(line(player, 'a', { at: 20 }))).toHaveProperty('now')
      const [, second] = await deeds(player)
      expect(JSON.parse(second?.before ?? '')).toEqual({ by: 'dario', at: 10, until: null, reason: 'rude' })
    })

    it('for misuse never shorten what staff decided', async () => {
      const player = await newPlayer()
      const misuse = { player, by: 'house', reason: 'misuse: language', until: 600, at: 0 }
      expect(await book.muteForMisuse(misuse)).toEqual({ until: 600 })
      await book.mute({ player, by: 'dario', reason: 'rude', until: null, at: 1 })
      expect(await book.muteForMisuse({ ...misuse, at: 2 })).toMatchObject({ until: null })
      const rows = await store.db
        .selectFrom('chat_mutes')
        .select('id')
        .where('player_id', '=', player)
        .execute()
      expect(rows).toHaveLength(2)
    })

    it('are for players that exist', async () => {
      expect(await book.mute({ player: 'p_nobody', by: 'dario', reason: 'x', until: null, at: 1 })).toBe(
        false,
      )
      expect(await deeds('p_nobody')).toEqual([])
    })

    it('and lines at the same moment: what was not barred is kept, what was barred is not', async () => {
      const player = await newPlayer()
      const says = Array.from({ length: 10 }, (_, index) =>
        book.keepAtTable(line(player, `${index}`, { at: 100 })),
      )
      const [kept] = await Promise.all([
        Promise.all(says),
        book.mute({ player, by: 'dario', reason: 'rude', until: null, at: 100 }),
      ])
      const stored = await book.remarksAtTables([`room-${player}`], 50)
      expect(stored).toHaveLength(kept.filter((one) => 'now' in one).length)
      expect(await book.keepAtTable(line(player, 'late', { at: 101 }))).toHaveProperty('barred')
    })

    it('do not take back what was said before: its id still gets its answer', async () => {
      const player = await newPlayer()
      const said = line(player, 'prima')
      const kept = keptOf(await book.keepAtTable(said))
      await book.mute({ player, by: 'dario', reason: 'rude', until: null, at: 1 })
      expect(await book.keepAtTable({ ...said, at: 9e9 })).toEqual({ before: kept })
    })
  })

  describe('support rooms', () => {
    it('wait for an answer, the longest first, and count what is unread on both sides', async () => {
      const [early, late] = [await newPlayer(), await newPlayer()]
      await book.keepInSupport(supportRemark(late, 'anche io', 2_000))
      await book.keepInSupport(supportRemark(early, 'aiuto', 1_000))
      await book.keepInSupport(supportRemark(early, 'aiuto!', 3_000))
      const waiting = (await book.waitingRooms()).filter(({ player }) => [early, late].includes(player))
      expect(waiting).toEqual([
        { player: early, name: 'Anna', since: 1_000, unread: 2, text: 'aiuto!' },
        { player: late, name: 'Anna', since: 2_000, unread: 1, text: 'anche io' },
      ])
      const answer = {
        by: 'elsa',
        name: 'Sala',
        role: 'supervisor',
        player: early,
        upto: null,
        at: 4_000,
      } as const
      const answered = await book.answerPlayer({ ...answer, text: 'eccoci' })
      expect(answered).toMatchObject({ player: early, staff: 'elsa', table: null, text: 'eccoci' })
      expect((await book.waitingRooms()).map(({ player }) => player)).not.toContain(early)
      expect(await book.openRoom(early, false)).toMatchObject({ unread: 1 })
      const opened = await book.openRoom(early, true)
      expect(opened.remarks.map(({ text }) => text)).toEqual(['aiuto', 'aiuto!', 'eccoci'])
      expect(opened.unread).toBe(1)
      expect(await book.openRoom(early, true)).toMatchObject({ unread: 0 })
      expect(await deeds(early)).toMatchObject([{ actor: 'elsa', action: 'support-answered' }])
      expect(await book.supportRoom(early, 5_000)).toMatchObject({ waitingSince: null, mute: null })
    })

    it('still wait for what came after the line that was answered', async () => {
      const player = await newPlayer()
      const first = keptOf(await book.keepInSupport(supportRemark(player, 'uno', 1)))
      await book.keepInSupport(supportRemark(player, 'due', 2))
      const answer = { by: 'elsa', name: 'Sala', role: 'supervisor', player, text: 'a uno', at: 3 } as const
      await book.answerPlayer({ ...answer, upto: first?.line ?? null })
      const mine = (await book.waitingRooms()).find((room) => room.player === player)
      expect(mine).toMatchObject({ since: 2, unread: 1, text: 'due' })
      await book.answerPlayer({ ...answer, upto: 9e15 })
      await book.keepInSupport(supportRemark(player, 'tre', 4))
      expect((await book.waitingRooms()).find((room) => room.player === player)).toMatchObject({
        since: 4,
        unread: 1,
      })
    })

    it('lose no line to an answer that is given at the same moment', async () => {
      const player = await newPlayer()
      const answer = {
        by: 'elsa',
        name: 'Sala',
        role: 'supervisor',
        player,
        text: 'sì',
        upto: null,
        at: 1,
      } as const
      const seen = new Set<boolean>()
      for (let turn = 0; turn < 10 || seen.size < 2; turn++) {
        const ask = () => book.keepInSupport(supportRemark(player, `q${turn}`))
        const reply = () => book.answerPlayer(answer)
        await Promise.all((turn % 2 === 0 ? [ask, reply] : [reply, ask]).map((one) => one()))
        const remarks = (await book.supportRoom(player, 1))?.lines ?? []
        const isAsking = remarks.at(-1)?.staff === null
        const waits = (await book.waitingRooms()).some((room) => room.player === player)
        expect({ isAsking, waits }).not.toEqual({ isAsking: true, waits: false })
        seen.add(isAsking)
      }
    })

    it('can be opened for a player by the house, and not for nobody', async () => {
      const player = await newPlayer()
      const answer = {
        by: 'elsa',
        name: 'Sala',
        role: 'supervisor',
        text: 'salve',
        upto: null,
        at: 1,
      } as const
      expect(await book.answerPlayer({ ...answer, player })).toMatchObject({ text: 'salve' })
      expect(await book.openRoom(player, true)).toMatchObject({ unread: 1 })
      expect(await book.answerPlayer({ ...answer, player: 'p_nobody' })).toBeNull()
      expect(await book.supportRoom('p_nobody', 1)).toBeNull()
    })
  })

  it('takes any clean text as it is', async () => {
    const player = await newPlayer()
    const texts = ["'; drop table chat_lines; --", '<script>', '\\x00 \\u0000', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '{"a":[1]}', '%s $1 ?']
    for (const text of texts) await book.keepAtTable(line(player, text))
    expect((await book.remarksAtTables([`room-${player}`], 50)).map(({ text }) => text)).toEqual(texts)
    const { rows } = await sql<{
      there: boolean
    }>`select to_regclass('chat_lines') is not null as there`.execute(store.db)
    expect(rows).toEqual([{ there: true }])
  })
})
