import { SUBPROTOCOL } from '#protocol/version'
import { CLOSE_CODES } from '#protocol/wire/reasons'
import { heardPong } from '#ui/net/clock'
import { setConnection, useConnection } from '#ui/net/connection'
import { BEAT_MILLIS, Pulse } from '#ui/net/pulse'

const FIRST_PAUSE_MILLIS = 500
const LONGEST_PAUSE_MILLIS = 10_000
const CALM_MILLIS = 5_000
/** A server that is there answers sooner, over the slowest line too. */
const DOOR_MILLIS = 15_000

interface Listener<Message> {
  /** Null when a frame is none of the protocol's. */
  read(text: string): readonly Message[] | null
  heard(message: Message): void
  /** The server does not know who this is (any more). */
  unknown(): void
  /** Again and again while it is open: what was not answered can be sent once more. */
  beat(): void
}

/**
 * A socket on which somebody is known to be there: silence is asked about, and given up when nobody answers. Whenever it
 * is lost it is opened again, quickly at first.
 */
export class Line<Message> {
  readonly #path: string
  readonly #to: Listener<Message>
  readonly #pulse = new Pulse()
  #socket: WebSocket | null = null
  #beat: ReturnType<typeof setInterval> | undefined
  #again: ReturnType<typeof setTimeout> | undefined
  #door: ReturnType<typeof setTimeout> | undefined
  #attempts = 0
  #isWanted = false

  constructor(path: string, to: Listener<Message>) {
    this.#path = path
    this.#to = to
    // Back from a tunnel or from sleep: no need to wait out the pause.
    addEventListener('online', () => this.#connect())
    addEventListener('offline', () => this.hangUp())
  }

  open(): void {
    this.#isWanted = true
    this.#beat ??= setInterval(() => this.#feel(), BEAT_MILLIS)
    this.#connect()
  }

  /** Nobody needs it any more, until it is opened again. */
  close(): void {
    this.#isWanted = false
    clearInterval(this.#beat)
    this.#beat = undefined
    clearTimeout(this.#again)
    this.#letGo()?.close()
  }

  /** This connection is worth nothing any more; another one is opened. */
  hangUp(): void {
    const socket = this.#socket
    if (socket === null) return
    socket.close()
    // A dead line never says that it closed.
    this.#lost(socket, 0, true)
  }

  /** In one frame. */
  send(messages: readonly object[]): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(messages))
    return true
  }

  heardPong({ at, now }: { readonly at: number; readonly now: number }): void {
    this.#pulse.answered()
    heardPong(at, now)
  }

  #connect(): void {
    if (this.#socket !== null || !this.#isWanted) return
    clearTimeout(this.#again)
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
      this.#pulse.begin(performance.now())
      setConnection('open')
    }
    socket.onmessage = ({ data }) => {
      this.#attempts = 0
      this.#heard(String(data))
    }
    socket.onclose = ({ code }) => this.#lost(socket, code, wasOpen)
  }

  #heard(text: string): void {
    this.#pulse.heard(performance.now())
    const messages = this.#to.read(text)
    if (messages === null) this.hangUp()
    else for (const message of messages) this.#to.heard(message)
  }

  #feel(): void {
    if (useConnection.getState().state !== 'open') return
    const now = performance.now()
    const want = this.#pulse.feel(now)
    if (want === 'gone') {
      this.hangUp()
      return
    }
    this.#to.beat()
    if (want === 'ask') this.send([{ type: 'ping', at: Math.round(now) }])
  }

  #lost(socket: WebSocket, code: number, wasOpen: boolean): void {
    if (this.#socket !== socket) return
    this.#letGo()
    setConnection('lost')
    if (code === CLOSE_CODES.signInGone || !wasOpen) this.#to.unknown()
    const pause = Math.min(LONGEST_PAUSE_MILLIS, FIRST_PAUSE_MILLIS * 2 ** this.#attempts)
    this.#attempts++
    const wait = code === CLOSE_CODES.tooFast ? CALM_MILLIS : pause * (0.5 + Math.random() / 2)
    this.#again = setTimeout(() => this.#connect(), wait)
  }

  /** The socket is heard no more. */
  #letGo(): WebSocket | null {
    const socket = this.#socket
    this.#socket = null
    clearTimeout(this.#door)
    if (socket !== null) socket.onopen = socket.onmessage = socket.onclose = null
    return socket
  }
}
