import type { FastifyRequest } from 'fastify'
import { SUPPORT_ROOM } from '#protocol/chat'
import { chatBookOf } from '#server/chat/book/book'
import { type House, type HouseSettings, openHouse } from '#server/gateway/testing/house'
import { connect, type TestPlayer } from '#server/gateway/testing/player'
import type { Person } from '#server/people/person'
import type { Role, StaffMember } from '#server/people/staff/member'
import { openStore, type Store } from '#server/store/open'
import { HandClock } from '#tests/clock'

/** The gateway with counting tables and the chat on a real store. Time stands still unless a test moves it. */
export interface TalkHouse {
  readonly clock: HandClock
  readonly house: House
  readonly store: Store
  /** A player whom the store knows, at these tables. */
  join(...tables: readonly string[]): Promise<TestPlayer>
  again(
    player: { readonly person: Person; readonly token: string },
    ...tables: readonly string[]
  ): Promise<TestPlayer>
  ask(role: Role | null, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Asked>
  close(): Promise<void>
}

export interface Asked {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: unknown
}

/** Whoever says so is of the staff: what signs them in is shown elsewhere. */
async function staffOf({ headers }: FastifyRequest): Promise<StaffMember | null> {
  const role = headers['x-role']
  if (role !== 'dealer' && role !== 'supervisor' && role !== 'administrator') return null
  return { id: `s_${role}`, name: `chiara-${role}`, shown: `Chiara the ${role}`, role }
}

export async function openTalk(
  at: { readonly folder: string; readonly databaseUrl: string | null },
  settings: HouseSettings = {},
  clock = new HandClock(),
): Promise<TalkHouse> {
  const store = await openStore({ databaseUrl: at.databaseUrl, dataFolder: at.folder })
  const parts = { chat: chatBookOf(store.db), staff: staffOf, ...settings.parts }
  const house = await openHouse(clock, { tables: ['one', 'two'], ...settings, parts })

  async function know({ id, name, kind, currency }: Person): Promise<void> {
    await store.db
      .insertInto('players')
      .values({ id, name, kind, currency, created_at: 0, operator: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async function again(
    known: { readonly person: Person; readonly token: string },
    ...tables: readonly string[]
  ) {
    const player = await connect(house, known)
    await know(known.person)
    for (const table of tables) await player.join(table)
    return player
  }

  return {
    clock,
    house,
    store,
    join: async (...tables) => again(await house.people.newGuest(), ...tables),
    again,
    ask: async (role, method, path, body) => {
      const answer = await fetch(`${house.url}${path}`, {
        method,
        headers: {
          ...(role === null ? {} : { 'x-role': role }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) }
    },
    close: async () => {
      await house.close()
      await store.close()
    },
  }
}

let ids = 0

/** Says it and gives the answer. */
export async function say(player: TestPlayer, text: string, room = 'one', id = `say-${++ids}-xxxx`) {
  const answers = () =>
    player.messages.filter(
      (message) => (message.type === 'said' || message.type === 'notSaid') && message.id === id,
    )
  const before = answers().length
  player.send({ type: 'say', id, room, text })
  await player.until(`the answer to ${id}`, () => answers().length > before)
  const answer = answers().at(-1)
  if (answer?.type !== 'said' && answer?.type !== 'notSaid') throw new Error('No answer.')
  return answer
}

/** The texts that a player was told, of a table or of support. */
export function heard(player: TestPlayer, room = 'one'): readonly string[] {
  return player
    .heard('chat')
    .filter((message) => message.room === room)
    .map(({ text }) => text)
}

export const support = SUPPORT_ROOM
