import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Purse } from '#engine/round/posting'
import { hear, type Tracked } from '#protocol/fold'
import { readFrame } from '#protocol/player/to-player'
import { readStaffFrame } from '#protocol/staff/to-supervisor'
import { SUBPROTOCOL } from '#protocol/version'
import type { Around, Told } from '#tests/fuzz/lines/around'
import { Debts, type Shot } from '#tests/fuzz/lines/debts'
import type { Person } from '#tests/fuzz/lines/person'

/** The server lets 256 messages wait for one socket, and a frame may bring 66. */
const MOST_OWED = 134
/** It takes 64 commands of one person at a time, and a frame may hold 16. */
const MOST_COMMANDS = 48
/** Only to say what is missing: nothing is decided by how long it takes. */
const PATIENCE_MILLIS = 300_000

export interface Target extends Around {
  readonly url: string
  readonly port: number
}

export function openSocket({ url }: Pick<Target, 'url'>, { cookie, path }: Person): WebSocket {
  const address = new URL(path, url.replace('http', 'ws'))
  return new WebSocket(address, [SUBPROTOCOL], { headers: { cookie }, perMessageDeflate: false })
}

/** One connection of somebody hostile. Whatever goes over it must be answered, and must not end it. */
export class Line {
  readonly person: Person
  readonly debts: Debts
  /** What it sees. */
  readonly tables = new Map<string, Tracked>()
  purse: Purse | null = null
  /** What waits for a second person, where that is told. */
  approvals: readonly { readonly approval: string; readonly by: string }[] = []
  readonly #ws: WebSocket
  readonly #target: Target
  #isClosing = false
  #wake: (() => void) | null = null

  private constructor(ws: WebSocket, person: Person, target: Target) {
    this.#ws = ws
    this.#target = target
    this.person = person
    this.debts = new Debts(person, target)
    ws.on('message', (content) => this.#hear(String(content)))
    ws.on('error', (error) => target.faults.note(`A connection failed: ${error.message}`))
    ws.on('close', (code, text) => {
      if (!this.#isClosing)
        target.faults.note(`A ${person.role}'s connection was ended with ${code}: ${text}`)
      this.#isClosing = true
      this.#wake?.()
    })
  }

  static async open(target: Target, person: Person): Promise<Line> {
    const ws = openSocket(target, person)
    const line = new Line(ws, person, target)
    await once(ws, 'open')
    return line
  }

  /** Sends as soon as there is room. */
  async shoot(shot: Shot): Promise<void> {
    const { replies } = this.debts
    await this.#until(() => this.debts.count < MOST_OWED && replies.commands <= MOST_COMMANDS)
    if (this.#isClosing) return
    for (const content of this.debts.sending(shot)) this.#ws.send(content)
  }

  /** Until all is answered. */
  async settle(): Promise<void> {
    await this.#until(() => this.debts.count === 0)
  }

  async leave(): Promise<void> {
    await this.settle()
    await this.abort()
  }

  /** From now on the server may hang up. */
  dismiss(): void {
    this.#isClosing = true
  }

  /** Goes without waiting for anything. */
  async abort(): Promise<void> {
    const isOpen = !this.#isClosing
    this.#isClosing = true
    if (!isOpen) return
    this.#ws.terminate()
    await once(this.#ws, 'close')
  }

  #hear(text: string): void {
    const isPlayers = this.person.role === 'player'
    const messages: readonly Told[] | null = isPlayers ? readFrame(text) : readStaffFrame(text)
    if (messages === null) return this.#target.faults.note(`Not of the protocol: ${text}`)
    for (const message of messages) {
      this.#look(message)
      if (!this.#isClosing) this.debts.hear(message)
    }
    this.#wake?.()
  }

  #look(message: Told): void {
    if ('golden' in message) this.purse = { cash: message.cash, golden: message.golden }
    if (message.type === 'approvals') this.approvals = message.waiting
    if (message.type === 'approvalOver' && message.by === this.person.name) {
      const how = message.end === 'done' ? 'done' : message.end === 'failed' ? 'checked' : 'stopped'
      this.#target.reach.note(`approved ${message.command.do}`, how)
    }
    if (message.type !== 'snapshot' && message.type !== 'events') return
    const { table } = message
    const heard = hear(this.tables.get(table) ?? null, message)
    // What is not known any more is asked for again by whoever needs it.
    if (heard === 'gap' || heard === 'overlap') this.tables.delete(table)
    else if (heard !== 'ignored') this.tables.set(table, heard)
  }

  async #until(holds: () => boolean): Promise<void> {
    const deadline = Date.now() + PATIENCE_MILLIS
    while (!holds() && !this.#isClosing) {
      if (Date.now() > deadline) {
        this.#target.faults.note(`${this.person.name} was not answered: ${this.debts}`)
        await this.abort()
        return
      }
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, PATIENCE_MILLIS)
        this.#wake = () => {
          clearTimeout(late)
          resolve()
        }
      })
    }
  }
}
