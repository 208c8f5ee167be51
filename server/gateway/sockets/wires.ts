import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { WebSocket, WebSocketServer } from 'ws'
import { CLOSE_CODES } from '#protocol/wire/reasons'
import type { Clock } from '#server/clock'
import type { Limits } from '#server/config/config'
import type { Pace } from '#server/gateway/gateway'
import { Rounds } from '#server/gateway/outbox/rounds'
import { handshakes } from '#server/gateway/sockets/handshake'
import { Heartbeat } from '#server/gateway/sockets/heartbeat'
import type { Outlet } from '#server/gateway/sockets/outlet'
import { sender } from '#server/gateway/sockets/outlet'
import type { SocketMeter } from '#server/operations/meters'

interface Settings {
  readonly clock: Clock
  readonly limits: Pick<Limits, 'frameBytes' | 'bufferBytes'>
  readonly tickMillis: number
  readonly pace: Pace
  /** Called at every heartbeat. */
  readonly beat: () => void
  readonly log: Logger
  readonly meter: SocketMeter | undefined
}

/** What becomes of a socket that was opened. */
export interface Begun {
  readonly outlet: Outlet
  frame(content: Buffer, isBinary: boolean): void
  /** A control frame's ping. */
  ping(content: Buffer): void
  /** It takes nothing any more: whoever tells it something forgets it. Called once or more. */
  detach(): void
  /** The connection is gone. */
  closed(): void
}

/** Open sockets, from the handshake to the end; whose they are and what they say is not known here. */
export class Wires {
  readonly rounds: Rounds<Outlet>
  readonly #open = new Map<Outlet, Begun>()
  readonly #server: WebSocketServer
  readonly #heartbeat: Heartbeat
  readonly #send: (outlet: Outlet, now: number) => 'done' | 'again'
  readonly #clock: Clock
  readonly #closeMillis: number
  readonly #log: Logger
  readonly #meter: SocketMeter | undefined
  /** Told when the last one has hung up. */
  readonly #allGone = new AbortController()
  #isClosed = false

  constructor({ clock, limits, tickMillis, pace, beat, log, meter }: Settings) {
    const { frameBytes, bufferBytes } = limits
    this.#clock = clock
    this.#log = log
    this.#meter = meter
    this.#closeMillis = pace.closeMillis
    this.#send = sender({ bufferBytes, lagMillis: pace.lagMillis }, this.drop, meter)
    this.rounds = new Rounds(clock, tickMillis, (outlet, now) => this.#sendSafely(outlet, now))
    this.#heartbeat = new Heartbeat(clock, pace.heartbeatMillis, beat)
    this.#server = handshakes(frameBytes, pace.closeMillis)
  }

  get count(): number {
    return this.#open.size
  }

  /** Handshakes that `ws` refuses. */
  onBadHandshake(refuse: (text: string, wire: Duplex) => void): void {
    this.#server.on('wsClientError', (error, wire) => refuse(error.message, wire))
  }

  /** `begin` is called once the handshake is done; where it is not, `leave` is. */
  open(
    request: IncomingMessage,
    wire: Duplex,
    head: Buffer,
    { begin, leave }: { readonly begin: (ws: WebSocket) => Begun; readonly leave: () => void },
  ): void {
    if (this.#isClosed) {
      leave()
      wire.destroy()
      return
    }
    let isOpen = false
    this.#server.handleUpgrade(request, wire, head, (ws) => {
      isOpen = true
      this.#begin(ws, begin(ws))
    })
    if (!isOpen) leave()
  }

  /** Sends what it can take, then closes. */
  readonly drop = (outlet: Outlet, code: number, text: string): void => {
    if (!outlet.open) return
    if (outlet.wire.writableLength === 0) this.#sendSafely(outlet, this.#clock.steady())
    this.#detach(outlet)
    this.#meter?.dropped(code)
    outlet.ws.close(code, text)
  }

  /** Tells everybody, and waits a little for them to hang up. */
  async close(notice: Buffer | null, text: string): Promise<void> {
    this.#isClosed = true
    for (const outlet of this.#open.keys()) {
      if (notice !== null) outlet.queue(notice)
      this.drop(outlet, CLOSE_CODES.restarting, text)
    }
    if (this.#open.size > 0) await this.#clock.pause(this.#closeMillis, this.#allGone.signal)
    for (const outlet of this.#open.keys()) outlet.ws.terminate()
    this.rounds.stop()
    this.#heartbeat.stop()
  }

  #begin(ws: WebSocket, begun: Begun): void {
    const { outlet } = begun
    this.#open.set(outlet, begun)
    const forget = this.#heartbeat.add(outlet)
    ws.on('message', (content, isBinary) => {
      if (Buffer.isBuffer(content)) this.#receive(begun, content, isBinary)
    })
    ws.on('ping', (content) => begun.ping(content))
    ws.on('pong', () => {
      outlet.missedPongs = 0
    })
    ws.on('error', (error) => {
      this.#log.debug({ err: error, who: outlet.whose }, 'a socket failed')
      this.#detach(outlet)
    })
    ws.on('close', () => {
      this.#detach(outlet)
      this.#open.delete(outlet)
      if (this.#isClosed && this.#open.size === 0) this.#allGone.abort()
      forget()
      begun.closed()
    })
  }

  #receive({ outlet, frame }: Begun, content: Buffer, isBinary: boolean): void {
    try {
      frame(content, isBinary)
    } catch (error) {
      this.#fail(outlet, error)
    }
  }

  #sendSafely(outlet: Outlet, now: number): 'done' | 'again' {
    try {
      return this.#send(outlet, now)
    } catch (error) {
      this.#fail(outlet, error)
      return outlet.rest()
    }
  }

  /** One socket's trouble stays its own. */
  #fail(outlet: Outlet, error: unknown): void {
    this.#log.error({ err: error, who: outlet.whose }, 'a socket was given up')
    outlet.ws.terminate()
  }

  #detach(outlet: Outlet): void {
    outlet.open = false
    this.#open.get(outlet)?.detach()
  }
}
