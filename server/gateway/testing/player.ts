import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { FromPlayer } from '#protocol/from-player'
import { readFrame } from '#protocol/read-frame'
import type { ToPlayer } from '#protocol/to-player'
import { SUBPROTOCOL } from '#protocol/version'
import type { House } from '#server/gateway/testing/house'
import type { Person } from '#server/people/person'

const PATIENCE_MILLIS = 10_000

type Kind = ToPlayer['type']
export type Heard<Type extends Kind> = Extract<ToPlayer, { readonly type: Type }>

/** A client over a real socket that keeps all it hears. */
export class TestPlayer {
  readonly ws: WebSocket
  readonly person: Person
  readonly token: string
  readonly messages: ToPlayer[] = []
  frames = 0
  closed: { readonly code: number; readonly text: string } | null = null
  readonly #waiting = new Set<() => void>()

  constructor(ws: WebSocket, person: Person, token: string) {
    this.ws = ws
    this.person = person
    this.token = token
    ws.on('message', (content) => {
      const heard = readFrame(String(content))
      if (heard === null) throw new Error(`Not of the protocol: ${String(content)}`)
      this.frames++
      this.messages.push(...heard)
      this.#look()
    })
    ws.on('close', (code, text) => {
      this.closed = { code, text: String(text) }
      this.#look()
    })
    ws.on('error', () => {})
  }

  send(...messages: readonly FromPlayer[]): void {
    this.ws.send(JSON.stringify(messages.length === 1 ? messages[0] : messages))
  }

  heard<Type extends Kind>(type: Type): readonly Heard<Type>[] {
    return this.messages.filter((message): message is Heard<Type> => message.type === type)
  }

  /** Waits until something holds, looking whenever a frame came. */
  async until(what: string, holds: () => boolean): Promise<void> {
    if (holds()) return
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look)
        reject(
          new Error(
            `Waited in vain: ${what}. Heard: ${JSON.stringify(this.messages.slice(-5)).slice(0, 2_000)}`,
          ),
        )
      }, PATIENCE_MILLIS)
      const look = (): void => {
        if (!holds()) return
        clearTimeout(timer)
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
    })
  }

  async hear<Type extends Kind>(type: Type, count = 1): Promise<Heard<Type>> {
    await this.until(`${count} × ${type}`, () => this.heard(type).length >= count)
    const last = this.heard(type)[count - 1]
    if (last === undefined) throw new Error(`No ${type} was heard.`)
    return last
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

  async ended(): Promise<{ readonly code: number; readonly text: string }> {
    await this.until('the end', () => this.closed !== null)
    return this.closed ?? { code: 0, text: '' }
  }

  async leave(): Promise<void> {
    this.ws.close()
    await this.ended()
  }

  #look(): void {
    for (const look of [...this.#waiting]) look()
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
