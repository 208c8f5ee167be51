import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KeptLine } from '#protocol/http/chat'
import { chatBookOf } from '#server/chat/book/book'
import type { ChatBook } from '#server/chat/book/port'
import { Chat } from '#server/chat/chat'
import { Rooms } from '#server/chat/rooms'
import type { Person } from '#server/people/person'
import { openStore, type Store } from '#server/store/open'
import { temporaryFolder } from '#tests/floor/house'

const ANNA: Person = {
  id: 'p_anna',
  name: 'Anna',
  house: false,
  kind: 'account',
  currency: 'EUR',
  operator: null,
}

describe('a line whose answer is lost', () => {
  const folder = temporaryFolder()
  let store: Store
  beforeAll(async () => {
    store = await openStore({ databaseUrl: null, dataFolder: folder.path })
  })
  afterAll(async () => {
    await store.close()
    folder.remove()
  })

  /** The real book, over a line that breaks as often as told: before the line is kept, or after. */
  function chatOver(breaks: ('before' | 'after')[]) {
    const told: KeptLine[] = []
    const real = chatBookOf(store.db)
    const book: ChatBook = {
      ...real,
      keepAtTable: async (line) => {
        const when = breaks.shift()
        if (when === 'before') throw new Error('The store is away.')
        const kept = await real.keepAtTable(line)
        if (when === 'after') throw new Error('The store went away.')
        return kept
      },
    }
    const audience = { said: (line: KeptLine) => void told.push(line), hidden: () => {}, muted: () => {} }
    const chat = new Chat({
      book,
      rooms: new Rooms(),
      audience,
      tables: ['one'],
      roundAt: () => 'round-7',
      guestChat: true,
      now: Date.now,
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

  it('is one of those that the round is read with', async () => {
    const lines = await chatBookOf(store.db).linesOfRound('round-7')
    expect(lines).toHaveLength(3)
  })
})
