import { isFrameProblem, type ParseFrame } from '#protocol/wire/frames'
import { CLOSE_CODES, type ErrorCode } from '#protocol/wire/reasons'
import type { Clock } from '#server/clock'
import { type Bucket, type Flow, take } from '#server/gateway/bucket'
import type { Outlet } from '#server/gateway/sockets/outlet'
import type { SocketMeter } from '#server/operations/meters'

/** A frame that says nothing costs as much as several that do. */
const BAD_FRAME_COST = 4
/** More bad frames than good ones by so many, and the client is broken or hostile. */
const MOST_BAD_FRAMES = 12

/** A socket that can be told what was wrong with what it sent, and whose owner may send so much and no more. */
export interface Sender extends Outlet {
  readonly bucket: Bucket
  tell(message: {
    readonly type: 'error'
    readonly code: ErrorCode
    readonly text: string
    readonly id?: string
  }): void
}

export interface IntakeSettings<Message, Socket extends Sender> {
  readonly clock: Clock
  readonly flow: Flow
  readonly frameBytes: number
  readonly drop: (socket: Socket, code: number, text: string) => void
  readonly meter: SocketMeter | undefined
  readonly parse: (socket: Socket) => ParseFrame<Message>
  readonly obey: (socket: Socket, message: Message) => void
}

/** What becomes of frames before anybody looks at what they say: their size, their form, and how many there are. */
export class Intake<Message extends object, Socket extends Sender> {
  readonly #with: IntakeSettings<Message, Socket>

  constructor(settings: IntakeSettings<Message, Socket>) {
    this.#with = settings
  }

  frame(socket: Socket, content: Buffer, isBinary: boolean): void {
    const { parse, frameBytes, meter, obey } = this.#with
    socket.missedPongs = 0
    if (!socket.open) return
    if (isBinary) return this.#bad(socket, 'bad-frame', 'Frames are text, not binary.')
    const parsed = parse(socket)(content.toString(), frameBytes)
    if (isFrameProblem(parsed)) return this.#bad(socket, parsed.code, parsed.text, parsed.id)
    meter?.heard(content.length, parsed.length)
    if (socket.badFrames > 0) socket.badFrames--
    for (const message of parsed) {
      if (!socket.open) return
      if (this.#afford(socket, 1, idOf(message))) obey(socket, message)
    }
  }

  /** A control frame's ping; its pong is not queued for somebody who does not read. */
  ping(socket: Socket, content: Buffer): void {
    socket.missedPongs = 0
    if (!socket.open || !this.#afford(socket, 1)) return
    if (socket.wire.writableLength === 0) socket.ws.pong(content)
  }

  error(socket: Socket, code: ErrorCode, text: string, id?: string): void {
    this.#with.meter?.complained(code)
    socket.tell({ type: 'error', code, text, ...(id === undefined ? {} : { id }) })
  }

  #afford(socket: Socket, cost: number, id?: string): boolean {
    const { clock, flow, drop } = this.#with
    const taken = take(socket.bucket, flow, clock.steady(), cost)
    if (taken === 'ok') return true
    const text = `More than ${flow.perSecond} messages a second: wait, then send it again.`
    if (taken === 'over') this.error(socket, 'too-fast', text, id)
    else
      drop(socket, CLOSE_CODES.tooFast, 'Too many messages, and still more after being told. Wait a minute.')
    return false
  }

  #bad(socket: Socket, code: ErrorCode, text: string, id?: string): void {
    socket.badFrames++
    if (socket.badFrames > MOST_BAD_FRAMES) {
      this.#with.drop(socket, CLOSE_CODES.badFrames, `Bad frames again and again. The last: ${code}.`)
    } else if (this.#afford(socket, BAD_FRAME_COST, id)) {
      this.error(socket, code, text, id)
    }
  }
}

function idOf(message: object): string | undefined {
  return 'id' in message && typeof message.id === 'string' ? message.id : undefined
}
