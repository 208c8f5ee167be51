import type { ToPlayer } from '#protocol/player/to-player'
import type { ToSupervisor } from '#protocol/staff/to-supervisor'

/** A message as it goes into a frame; supervisors hear all that staff hear. */
export function encoded(message: ToPlayer | ToSupervisor): Buffer {
  return Buffer.from(JSON.stringify(message))
}

/**
 * Messages that wait for the next tick, oldest first. Chains never change, they grow by new links; whoever is
 * told the same after the same gets the same link. So a socket's queue is one reference, and all onlookers of a
 * table share one queue, one encoding and one ready-made frame without anybody comparing them.
 */
export class Chain {
  readonly bytes: number
  readonly #before: Chain | null
  readonly #message: Buffer | null
  /** The newest link after this one: an audience is told one message in one go, so remembering one is enough. */
  #next: Chain | null = null
  #frame: Buffer | null = null

  constructor(before: Chain | null, message: Buffer | null) {
    this.#before = before
    this.#message = message
    this.bytes = (before?.bytes ?? 0) + (message === null ? 0 : message.length + 1)
  }

  with(message: Buffer): Chain {
    const next = this.#next
    if (next !== null && next.#message === message) return next
    this.#next = new Chain(this, message)
    return this.#next
  }

  messages(): Buffer[] {
    const messages: Buffer[] = []
    for (let link: Chain | null = this; link !== null; link = link.#before) {
      if (link.#message !== null) messages.push(link.#message)
    }
    return messages.reverse()
  }

  /** Built by the first socket that needs it. */
  frame(): Buffer {
    this.#frame ??= listFrame(this.messages())
    return this.#frame
  }
}

/** Nothing waits. */
export const EMPTY_CHAIN = new Chain(null, null)

/** FIN and the opcode of a text message (RFC 6455, 5.2). */
const TEXT = 0x81
const LENGTH_16 = 126
const LENGTH_64 = 127

const OPEN = 0x5b
const COMMA = 0x2c
const CLOSE = 0x5d

/**
 * The whole WebSocket frame of a list of encoded messages: header, `[`, the messages with commas between, `]`.
 * Not from Node's pool of buffers: a frame that waits for a slow reader would keep a whole slab alive.
 */
export function listFrame(messages: readonly Buffer[]): Buffer {
  let payload = 2 + Math.max(0, messages.length - 1)
  for (const message of messages) payload += message.length
  const header = headerBytes(payload)
  const frame = Buffer.allocUnsafeSlow(header + payload)
  writeHeader(frame, payload)
  let offset = header
  frame[offset++] = OPEN
  for (let index = 0; index < messages.length; index++) {
    if (index > 0) frame[offset++] = COMMA
    const message = messages[index] ?? EMPTY
    frame.set(message, offset)
    offset += message.length
  }
  frame[offset] = CLOSE
  return frame
}

const EMPTY = Buffer.alloc(0)

function headerBytes(payload: number): number {
  if (payload < LENGTH_16) return 2
  return payload < 65_536 ? 4 : 10
}

/** A server's frames are not masked. */
function writeHeader(frame: Buffer, payload: number): void {
  frame[0] = TEXT
  if (payload < LENGTH_16) {
    frame[1] = payload
  } else if (payload < 65_536) {
    frame[1] = LENGTH_16
    frame.writeUInt16BE(payload, 2)
  } else {
    frame[1] = LENGTH_64
    frame.writeUInt16BE(0, 2)
    frame.writeUIntBE(payload, 4, 6)
  }
}
