import { WebSocket } from 'ws'
import type { Dice } from '#cli/bots/play/dice'
import { cookieOf, retryAfter } from '#cli/bots/wire/session'
import { SOCKET_PATH, SUBPROTOCOL } from '#protocol/version'
import { CLOSE_CODES } from '#protocol/wire/reasons'

const FIRST_PAUSE_MILLIS = 50
const LONGEST_PAUSE_MILLIS = 1_000
/** After being told that it was too much. */
const CALM_MILLIS = 5_000
const HANDSHAKE_MILLIS = 10_000
const GOODBYE_MILLIS = 1_000

export interface LinkListener {
  opened(): void
  heard(text: string): void
  lost(): void
  /** The server knows no such sign-in. */
  unknown(): void
}

/** A socket that comes back: whenever it is lost it is opened again, quickly at first, until it is closed. */
export class Link {
  readonly #url: URL
  readonly #dice: Dice
  readonly #to: LinkListener
  #token: string
  #ws: WebSocket | null = null
  #timer: NodeJS.Timeout | undefined
  #attempts = 0
  /** How long the server asked to stay away. */
  #waitMillis: number | null = null
  #closed = false

  constructor(url: string, token: string, dice: Dice, listener: LinkListener) {
    this.#url = new URL(SOCKET_PATH, url)
    this.#url.protocol = this.#url.protocol.replace('http', 'ws')
    this.#token = token
    this.#dice = dice
    this.#to = listener
  }

  get token(): string {
    return this.#token
  }

  set token(token: string) {
    this.#token = token
  }

  open(): void {
    if (this.#closed || this.#ws !== null) return
    const headers = { cookie: cookieOf(this.#token) }
    const ws = new WebSocket(this.#url, [SUBPROTOCOL], {
      headers,
      handshakeTimeout: HANDSHAKE_MILLIS,
      perMessageDeflate: false,
    })
    this.#ws = ws
    ws.on('open', () => this.#to.opened())
    ws.on('message', (content) => {
      this.#attempts = 0
      this.#to.heard(String(content))
    })
    ws.on('unexpected-response', (_request, response) => {
      response.resume()
      this.#turnedAway(response.statusCode ?? 0, response.headers['retry-after'])
      ws.terminate()
    })
    // What went wrong does not matter: a close follows.
    ws.on('error', () => undefined)
    ws.on('close', (code) => this.#lost(ws, code))
  }

  send(text: string): void {
    if (this.#ws?.readyState === WebSocket.OPEN) this.#ws.send(text)
  }

  /** This connection is worth nothing any more. */
  hangUp(): void {
    this.#ws?.terminate()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    const ws = this.#ws
    if (ws === null) return
    await new Promise<void>((resolve) => {
      const late = setTimeout(() => ws.terminate(), GOODBYE_MILLIS)
      ws.once('close', () => {
        clearTimeout(late)
        resolve()
      })
      if (ws.readyState === WebSocket.CONNECTING) ws.terminate()
      else ws.close(1000)
    })
  }

  #turnedAway(status: number, wait: string | undefined): void {
    if (status === 401) this.#to.unknown()
    if (status === 429) this.#waitMillis = retryAfter(wait) ?? CALM_MILLIS
  }

  #lost(ws: WebSocket, code: number): void {
    if (this.#ws !== ws) return
    this.#ws = null
    if (code === CLOSE_CODES.signInGone) this.#to.unknown()
    if (code === CLOSE_CODES.tooFast) this.#waitMillis = CALM_MILLIS
    this.#to.lost()
    if (this.#closed) return
    this.#timer = setTimeout(() => this.open(), this.#waitMillis ?? this.#nextPause())
    this.#waitMillis = null
  }

  /** A crowd that was cut off together does not come back in one instant. */
  #nextPause(): number {
    const longest = Math.min(LONGEST_PAUSE_MILLIS, FIRST_PAUSE_MILLIS * 2 ** this.#attempts)
    this.#attempts++
    return longest * this.#dice.between(0.5, 1)
  }
}
