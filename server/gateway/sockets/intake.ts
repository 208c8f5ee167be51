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

export interface IntakeSettings<Message, Line extends Sender> {
  readonly clock: Clock
  readonly flow: Flow
  readonly frameBytes: number
  readonly drop: (line: Line, code: number, text: string) => void
  readonly meter: SocketMeter | undefined
  readonly parse: (line: Line) => ParseFrame<Message>
  readonly obey: (line: Line, message: Message) => void
}

/** What becomes of frames before anybody looks at what they say: their size, their form, and how many there are. */
export class Intake<Message extends object, Line extends Sender> {
  readonly #with: IntakeSettings<Message, Line>

  constructor(settings: IntakeSettings<Message, Line>) {
    this.#with = settings
  }

  frame(line: Line, content: Buffer, isBinary: boolean): void {
    const { parse, frameBytes, meter, obey } = this.#with
    line.missedPongs = 0
    if (!line.open) return
    if (isBinary) return this.#bad(line, 'bad-frame', 'Frames are text, not binary.')
    const parsed = parse(line)(content.toString(), frameBytes)
    if (isFrameProblem(parsed)) return this.#bad(line, parsed.code, parsed.text, parsed.id)
    meter?.heard(content.length, parsed.length)
    if (line.badFrames > 0) line.badFrames--
    for (const message of parsed) {
      if (!line.open) return
      if (this.#afford(line, 1, idOf(message))) obey(line, message)
    }
  }

  /** A control frame's ping; its pong is not queued for somebody who does not read. */
  ping(line: Line, content: Buffer): void {
    line.missedPongs = 0
    if (!line.open || !this.#afford(line, 1)) return
    if (line.wire.writableLength === 0) line.ws.pong(content)
  }

  error(line: Line, code: ErrorCode, text: string, id?: string): void {
    this.#with.meter?.complained(code)
    line.tell({ type: 'error', code, text, ...(id === undefined ? {} : { id }) })
  }

  #afford(line: Line, cost: number, id?: string): boolean {
    const { clock, flow, drop } = this.#with
    const taken = take(line.bucket, flow, clock.steady(), cost)
    if (taken === 'ok') return true
    const text = `More than ${flow.perSecond} messages a second: wait, then send it again.`
    if (taken === 'over') this.error(line, 'too-fast', text, id)
    else drop(line, CLOSE_CODES.tooFast, 'Too many messages, and still more after being told. Wait a minute.')
    return false
  }

  #bad(line: Line, code: ErrorCode, text: string, id?: string): void {
    line.badFrames++
    if (line.badFrames > MOST_BAD_FRAMES) {
      this.#with.drop(line, CLOSE_CODES.badFrames, `Bad frames again and again. The last: ${code}.`)
    } else if (this.#afford(line, BAD_FRAME_COST, id)) {
      this.error(line, code, text, id)
    }
  }
}

function idOf(message: object): string | undefined {
  return 'id' in message && typeof message.id === 'string' ? message.id : undefined
}
