import { SUBPROTOCOL } from '#protocol/version'
import { CLOSE_CODES } from '#protocol/wire/reasons'

const FIRST_PAUSE_MILLIS = 500
const LONGEST_PAUSE_MILLIS = 10_000
const CALM_MILLIS = 5_000
/** A server that is there answers sooner, over the slowest line too. */
const DOOR_MILLIS = 15_000

export interface LinkListener {
  opened(): void
  heard(text: string): void
  lost(): void
  /** The server does not know who this is (any more). */
  unknown(): void
}

/** A socket that comes back: whenever it is lost it is opened again, quickly at first. */
export class Link {
  readonly #path: string
  readonly #to: LinkListener
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #door: ReturnType<typeof setTimeout> | undefined
  #attempts = 0
  #isWanted = false

  constructor(path: string, to: LinkListener) {
    this.#path = path
    this.#to = to
    // Back from a tunnel or from sleep: no need to wait out the pause.
    addEventListener('online', () => this.#now())
    addEventListener('offline', () => this.hangUp())
  }

  open(): void {
    this.#isWanted = true
    if (this.#socket !== null) return
    const url = new URL(this.#path, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = new WebSocket(url, SUBPROTOCOL)
    this.#socket = socket
    let wasOpen = false
    // Where nobody answers, browsers wait for minutes.
    this.#door = setTimeout(() => this.hangUp(), DOOR_MILLIS)
    socket.onopen = () => {
      wasOpen = true
      clearTimeout(this.#door)
      this.#to.opened()
    }
    socket.onmessage = ({ data }) => {
      this.#attempts = 0
      this.#to.heard(String(data))
    }
    socket.onclose = ({ code }) => this.#lost(socket, code, wasOpen)
  }

  send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(text)
    return true
  }

  /** This connection is worth nothing any more; another one is opened. */
  hangUp(): void {
    const socket = this.#socket
    if (socket === null) return
    socket.close()
    // A dead line never says that it closed.
    this.#lost(socket, 0, true)
  }

  /** Nobody needs it any more, until it is opened again. */
  close(): void {
    this.#isWanted = false
    clearTimeout(this.#timer)
    clearTimeout(this.#door)
    const socket = this.#socket
    this.#socket = null
    if (socket === null) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #lost(socket: WebSocket, code: number, wasOpen: boolean): void {
    if (this.#socket !== socket) return
    this.#socket = null
    clearTimeout(this.#door)
    socket.onopen = socket.onmessage = socket.onclose = null
    this.#to.lost()
    if (code === CLOSE_CODES.signInGone || !wasOpen) this.#to.unknown()
    const pause = Math.min(LONGEST_PAUSE_MILLIS, FIRST_PAUSE_MILLIS * 2 ** this.#attempts)
    this.#attempts++
    const wait = code === CLOSE_CODES.tooFast ? CALM_MILLIS : pause * (0.5 + Math.random() / 2)
    this.#timer = setTimeout(() => this.open(), wait)
  }

  #now(): void {
    if (this.#socket !== null || !this.#isWanted) return
    clearTimeout(this.#timer)
    this.open()
  }
}
