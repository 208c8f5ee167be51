import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Only to say what is missing: nothing is decided by how long it takes. */
const PATIENCE_MILLIS = 300_000

export interface Reply {
  readonly status: number
  readonly head: string
  readonly body: string
}

/** A connection that says whatever it is told to, and reads replies of HTTP one after another. */
export class Wire {
  readonly socket: Socket
  #heard = Buffer.alloc(0)
  #isOver = false
  #wake: (() => void) | null = null

  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('data', (data) => {
      this.#heard = Buffer.concat([this.#heard, data])
      this.#wake?.()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.#isOver = true
      this.#wake?.()
    })
  }

  static async open(port: number): Promise<Wire> {
    const socket = connect(port, '127.0.0.1')
    const wire = new Wire(socket)
    await Promise.race([once(socket, 'connect'), once(socket, 'close')])
    return wire
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Bytes that came and were not taken for a reply. */
  get heard(): Buffer {
    return this.#heard
  }

  say(content: Buffer | string): void {
    if (!this.#isOver)
      this.socket.write(typeof content === 'string' ? Buffer.from(content, 'latin1') : content)
  }

  /** The next reply; null when the connection ended instead, 'silence' when nothing came for long. */
  async reply(isHead: boolean): Promise<Reply | null | 'silence'> {
    let reply: Reply | null = null
    const isThere = await this.until(() => {
      reply ??= this.#take(isHead)
      return reply !== null
    })
    return reply ?? (isThere || this.#isOver ? null : 'silence')
  }

  /** Whether it held before the end of the connection, and of patience. */
  async until(holds: () => boolean, patienceMillis = PATIENCE_MILLIS): Promise<boolean> {
    const deadline = Date.now() + patienceMillis
    while (!holds()) {
      if (this.#isOver || Date.now() > deadline) return false
      const late = new AbortController()
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve
      })
      const tired = pause(patienceMillis, undefined, { signal: late.signal }).catch(() => undefined)
      await Promise.race([woken, tired])
      late.abort()
    }
    return true
  }

  /** Whether the other side hangs up. */
  async ends(patienceMillis = PATIENCE_MILLIS): Promise<boolean> {
    await this.until(() => this.#isOver, patienceMillis)
    return this.#isOver
  }

  drop(): void {
    this.socket.destroy()
  }

  #take(isHead: boolean): Reply | null {
    const end = this.#heard.indexOf('\r\n\r\n')
    if (end < 0) return null
    const head = this.#heard.subarray(0, end).toString('latin1')
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1])
    if (status === 100) {
      this.#heard = this.#heard.subarray(end + 4)
      return this.#take(isHead)
    }
    const hasBody = !isHead && status !== 101 && status !== 204 && status !== 304
    const length = hasBody ? Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0) : 0
    if (this.#heard.length < end + 4 + length) return null
    const body = this.#heard.subarray(end + 4, end + 4 + length).toString()
    this.#heard = this.#heard.subarray(end + 4 + length)
    return { status, head, body }
  }
}
