import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { FromPlayer } from '#protocol/player/from-player'
import type { ToPlayer } from '#protocol/player/to-player'
import { readFrame } from '#protocol/player/to-player'
import { SUBPROTOCOL } from '#protocol/version'
import type { House } from '#server/gateway/testing/house'
import { TestLine } from '#server/gateway/testing/line'
import type { Person } from '#server/people/person'

/** A player's client over a real socket. */
export class TestPlayer extends TestLine<FromPlayer, ToPlayer> {
  readonly person: Person
  readonly token: string

  constructor(ws: WebSocket, person: Person, token: string) {
    super(ws, readFrame)
    this.person = person
    this.token = token
  }

  async join(table: string, since?: number): Promise<void> {
    const before = this.messages.length
    this.send({ type: 'join', table, ...(since === undefined ? {} : { since }) })
    await this.until(`the view of ${table}`, () =>
      this.messages
        .slice(before)
        .some(
          (message) => (message.type === 'snapshot' || message.type === 'events') && message.table === table,
        ),
    )
  }

  /** Everything sent before this was answered. */
  async settled(): Promise<void> {
    const at = this.heard('pong').length + 1
    this.send({ type: 'ping', at })
    await this.hear('pong', at)
  }
}

/** A new guest, or one known by the token, over a new socket. */
export async function connect(
  house: Pick<House, 'people' | 'socketUrl'>,
  known?: { person: Person; token: string },
): Promise<TestPlayer> {
  const { person, token } = known ?? (await house.people.newGuest())
  const headers = { cookie: `sabot=${token}` }
  const ws = new WebSocket(house.socketUrl, [SUBPROTOCOL], { headers, perMessageDeflate: false })
  const player = new TestPlayer(ws, person, token)
  await once(ws, 'open')
  await player.hear('welcome')
  return player
}
