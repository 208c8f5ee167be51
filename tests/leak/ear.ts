import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { FromPlayer } from '#protocol/player/from-player'
import type { FromStaff } from '#protocol/staff/from-staff'
import { STAFF_SOCKET_PATH, SUBPROTOCOL } from '#protocol/version'
import type { Browser } from '#tests/people/browser'
import { until } from '#tests/until'

/** A message as it came, read no further than to find one's way. */
export interface Heard {
  readonly type: string
  readonly table?: string
  readonly room?: string
  readonly id?: string
  readonly ok?: boolean
  readonly text?: string
  readonly events?: readonly { readonly type: string }[]
  readonly at?: number
  readonly waiting?: readonly { readonly approval: string }[]
}

/** A socket that keeps every frame to the letter, whatever the protocol says of it. */
export class Ear {
  readonly frames: string[] = []
  readonly #ws: WebSocket
  #orders = 0

  private constructor(ws: WebSocket) {
    this.#ws = ws
    ws.on('message', (content) => void this.frames.push(String(content)))
  }

  static async open(url: string, browser: Browser, who: 'player' | 'staff'): Promise<Ear> {
    const path = who === 'staff' ? STAFF_SOCKET_PATH : '/socket'
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const ear = new Ear(
      new WebSocket(url.replace('http', 'ws') + path, [SUBPROTOCOL], {
        headers: { cookie },
        perMessageDeflate: false,
      }),
    )
    await once(ear.#ws, 'open')
    await ear.hear(({ type }) => type === 'welcome')
    return ear
  }

  get messages(): readonly Heard[] {
    return this.frames.flatMap((frame) => JSON.parse(frame) as readonly Heard[])
  }

  send(message: FromPlayer | FromStaff): void {
    this.#ws.send(JSON.stringify(message))
  }

  async hear(isIt: (message: Heard) => boolean): Promise<Heard> {
    let found: Heard | undefined
    await until(() => {
      found = this.messages.find(isIt)
      return found !== undefined
    })
    if (found === undefined) throw new Error('It was not heard.')
    return found
  }

  /** Everything that was told before this was heard. */
  async settled(): Promise<void> {
    const at = this.messages.filter(({ type }) => type === 'pong').length + 1
    this.send({ type: 'ping', at })
    await this.hear((message) => message.type === 'pong' && message.at === at)
  }

  /** Joins, and has the view of the table. */
  async join(table: string, since?: number): Promise<void> {
    const before = this.messages.length
    this.send({ type: 'join', table, ...(since === undefined ? {} : { since }) })
    await until(() => this.messages.slice(before).some((message) => message.table === table))
  }

  /** An order and its answer, which need not be a yes. */
  async answer(
    table: string,
    command: Extract<FromPlayer | FromStaff, { type: 'do' }>['command'],
  ): Promise<Heard> {
    const id = `order-${String(++this.#orders).padStart(6, '0')}`
    this.send({ type: 'do', id, table, command } as FromPlayer | FromStaff)
    return this.hear((message) => message.id === id)
  }

  async order(
    table: string,
    ...commands: readonly Extract<FromPlayer | FromStaff, { type: 'do' }>['command'][]
  ): Promise<void> {
    for (const command of commands) {
      const { ok, text } = await this.answer(table, command)
      if (ok !== true) throw new Error(`${command.do} at ${table}: ${text}`)
    }
  }

  /** Until an event of this kind was told of a table, so many times. */
  async event(table: string, type: string, count = 1): Promise<void> {
    await until(() => this.eventsOf(table).filter((event) => event.type === type).length >= count)
  }

  eventsOf(table: string): readonly { readonly type: string }[] {
    return this.messages.flatMap((message) => (message.table === table ? (message.events ?? []) : []))
  }

  async close(): Promise<void> {
    this.#ws.close()
    await until(() => this.#ws.readyState === WebSocket.CLOSED)
  }
}
