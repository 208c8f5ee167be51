import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KeptRemark } from '#protocol/http/chat'
import { chatBookOf } from '#server/chat/book/book'
import type { ChatBook } from '#server/chat/book/port'
import { Chat } from '#server/chat/chat'
import { Rooms } from '#server/chat/rooms'
import type { Person } from '#server/people/person'
import { openStore, type Store } from '#server/store/open'
import { HandClock } from '#tests/clock'
import { freshDatabase } from '#tests/made-postgres'

const ANNA: Person = {
  id: 'p_anna',
  name: 'Anna',
  house: false,
  kind: 'account',
  currency: 'EUR',
  operator: null,
}

describe('a line whose answer is lost', () => {
  const clock = new HandClock()
  let store: Store
  beforeAll(async () => {
    store = await openStore({ databaseUrl: await freshDatabase(), dataFolder: '' })
  })
  afterAll(() => store.close())

  /** The real book, over a line that breaks as often as told: before the line is kept, or after. */
  function chatOver(breaks: ('before' | 'after')[]) {
    const told: KeptRemark[] = []
    const real = chatBookOf(store.db)
    const book: ChatBook = {
      ...real,
      keepAtTable: async (remark) => {
        const when = breaks.shift()
        if (when === 'before') throw new Error('The store is away.')
        const kept = await real.keepAtTable(remark)
        if (when === 'after') throw new Error('The store went away.')
        return kept
      },
    }
    const audience = {
      said: (remark: KeptRemark) => void told.push(remark),
      hidden: () => {},
      muted: () => {},
    }
    const chat = new Chat({
      book,
      rooms: new Rooms(),
      audience,
      tables: ['one'],
      roundAt: () => 'round-7',
      guestChat: true,
      now: clock.now,
      log: pino({ level: 'silent' }),
    })
    return { chat, told }
  }

  it.each([[['before']], [['after']], [['after', 'before', 'after']]] as const)(
    'is said once when it is sent again (%j)',
    async (breaks) => {
      const { chat, told } = chatOver([...breaks])
      const saying = { id: `id-${breaks.join('-')}`, room: 'one', text: `una volta ${breaks.join()}` }
      for (const _ of breaks) expect(await chat.say(ANNA, saying, true)).toMatchObject({ reason: 'away' })
      const said = await chat.say(ANNA, saying, true)
      expect(said).toMatchObject({ line: expect.any(Number) })
      expect(await chat.say(ANNA, saying, true)).toEqual(said)
      expect(told).toMatchObject([{ text: saying.text, round: 'round-7' }])
      const rows = await store.db
        .selectFrom('chat_lines')
        .select('id')
        .where('said_id', '=', saying.id)
        .execute()
      expect(rows).toHaveLength(1)
    },
  )

  it('is not told again when it comes again long after, by whoever is muted since', async () => {
    const book = chatBookOf(store.db)
    const { id: player, name, kind, currency } = ANNA
    const row = { id: player, name, kind, currency, operator: null, created_at: 0 }
    await store.db.insertInto('players').values(row).execute()
    const saying = { id: 'id-of-long-ago', room: 'one', text: 'venite tutti da me' }
    const said = await chatOver([]).chat.say(ANNA, saying, true)
    const staff = {
      by: 'rosa',
      name: 'Sala',
      role: 'dealer',
      table: 'one',
      round: null,
      at: clock.now(),
    } as const
    for (let line = 0; line < 50; line++) {
      const { line: id } = await book.staffRemark({ ...staff, id: `said-${line}`, text: `line ${line}` })
      if (line === 0) await book.hideRemark(id, { by: 'rosa', reason: 'A slip.', at: clock.now() })
    }
    await book.mute({ player, by: 'rosa', reason: 'Misuse.', until: null, at: clock.now() })
    clock.advance(3_600_000)
    const { chat, told } = chatOver([])
    await chat.open()
    expect(await chat.say(ANNA, saying, true)).toEqual(said)
    expect(told).toEqual([])
  })

  it('is one of those that the round is read with', async () => {
    const remarks = await chatBookOf(store.db).remarksOfRound('round-7')
    expect(remarks).toHaveLength(4)
  })
})
