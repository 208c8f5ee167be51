import { once } from 'node:events'
import { WebSocket } from 'ws'
import { cookieOf, isLater, signIn } from '#cli/bots/session'
import type { Purse } from '#engine/round/posting'
import { readFrame } from '#protocol/read-frame'
import { SOCKET_PATH, SUBPROTOCOL } from '#protocol/version'
import type { Faults } from '#tests/fuzz/faults'
import { Notebook } from '#tests/fuzz/notebook'
import { Owed, type Shot } from '#tests/fuzz/owed'

/** The server lets 256 messages wait for one socket, and a frame may bring 66. */
const MOST_OWED = 134
/** It takes 64 commands of one player at a time, and a frame may hold 16. */
const MOST_COMMANDS = 48
const PATIENCE_MILLIS = 60_000

export interface Target {
  readonly url: string
  readonly tables: readonly string[]
  readonly faults: Faults
}

/** A hostile player: signed in like any other. */
export interface Player {
  readonly token: string
  readonly notebook: Notebook
}

export async function newPlayer({ url, faults }: Target): Promise<Player> {
  const session = await signIn(url)
  if (isLater(session)) throw new Error(session.text)
  return { token: session.token, notebook: new Notebook(session.person.player, faults) }
}

export function openSocket({ url }: Pick<Target, 'url'>, { token }: Pick<Player, 'token'>): WebSocket {
  const address = new URL(SOCKET_PATH, url.replace('http', 'ws'))
  const headers = { cookie: cookieOf(token) }
  return new WebSocket(address, [SUBPROTOCOL], { headers, perMessageDeflate: false })
}

/** One of their connections. Whatever goes over it must be answered, and must not end it. */
export class Intruder {
  readonly player: Player
  readonly owed: Owed
  purse: Purse | null = null
  readonly #ws: WebSocket
  readonly #faults: Faults
  #isClosing = false
  #wake: (() => void) | null = null

  private constructor(ws: WebSocket, player: Player, { tables, faults }: Target) {
    this.#ws = ws
    this.#faults = faults
    this.player = player
    this.owed = new Owed(tables, player.notebook, faults)
    ws.on('message', (content) => this.#hear(String(content)))
    ws.on('error', (error) => faults.note(`A connection failed: ${error.message}`))
    ws.on('close', (code, text) => {
      if (!this.#isClosing) faults.note(`A connection was ended with ${code}: ${text}`)
      this.#isClosing = true
      this.#wake?.()
    })
  }

  static async enter(target: Target, player: Player): Promise<Intruder> {
    const ws = openSocket(target, player)
    const intruder = new Intruder(ws, player, target)
    await once(ws, 'open')
    return intruder
  }

  /** Sends as soon as there is room. */
  async shoot(shot: Shot): Promise<void> {
    await this.#until(() => this.owed.count < MOST_OWED && this.owed.commands <= MOST_COMMANDS)
    for (const text of this.owed.sending(shot)) this.#ws.send(text)
  }

  /** Until all is answered. */
  async settle(): Promise<void> {
    await this.#until(() => this.owed.count === 0)
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
    const messages = readFrame(text)
    if (messages === null) return this.#faults.note(`Not of the protocol: ${text}`)
    for (const message of messages) {
      if ('golden' in message) this.purse = { cash: message.cash, golden: message.golden }
      if (!this.#isClosing) this.owed.hear(message)
    }
    this.#wake?.()
  }

  async #until(holds: () => boolean): Promise<void> {
    const deadline = Date.now() + PATIENCE_MILLIS
    while (!holds() && !this.#isClosing) {
      if (Date.now() > deadline) {
        this.#faults.note(`${this.owed.count} messages of ${this.player.notebook.player} were not answered.`)
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
