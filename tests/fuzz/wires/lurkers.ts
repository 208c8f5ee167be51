import type { Person } from '#tests/fuzz/lines/person'
import { handshake } from '#tests/fuzz/wires/handshakes'
import { rawFrame } from '#tests/fuzz/wires/raw-frames'
import { Wire } from '#tests/fuzz/wires/wire'

const DRIP_MILLIS = 100
const OF_EACH = 4

/** Those who never come to an end. */
export class Lurkers {
  readonly #tables: readonly string[]
  readonly #drips: NodeJS.Timeout[] = []
  readonly #slow: Wire[] = []
  readonly #silent: Wire[] = []

  private constructor(tables: readonly string[]) {
    this.#tables = tables
  }

  static async place(
    port: number,
    tables: readonly string[],
    person: Pick<Person, 'cookie' | 'path'>,
  ): Promise<Lurkers> {
    const lurkers = new Lurkers(tables)
    for (let time = 0; time < OF_EACH; time++) {
      lurkers.#drip(await Wire.open(port), 'GET /api/tables HTTP/1.1\r\nHost: x\r\n', 'X-Slow: 1\r\n')
      lurkers.#drip(await Wire.open(port), POST, ' ')
      await lurkers.#silence(await Wire.open(port), person, (wire) =>
        wire.say(rawFrame(0x81, '[', { length: 90 })),
      )
      await lurkers.#silence(await Wire.open(port), person, (wire) => lurkers.#deaf(wire))
    }
    return lurkers
  }

  /** How many slow requests are not given up, however long one waits. */
  async unending(): Promise<number> {
    const ends = await Promise.all(this.#slow.map((wire) => wire.ends()))
    return ends.filter((isOver) => !isOver).length
  }

  leave(): void {
    for (const drip of this.#drips) clearInterval(drip)
    for (const wire of [...this.#slow, ...this.#silent]) wire.drop()
  }

  /** A request that grows by a few bytes at a time. */
  #drip(wire: Wire, start: string, drop: string): void {
    wire.say(start)
    let sent = 0
    this.#drips.push(setInterval(() => wire.say(drop[sent++ % drop.length] ?? ''), DRIP_MILLIS))
    this.#slow.push(wire)
  }

  async #silence(
    wire: Wire,
    person: Pick<Person, 'cookie' | 'path'>,
    then: (wire: Wire) => void,
  ): Promise<void> {
    wire.say(handshake(person))
    await wire.reply(false)
    then(wire)
    this.#silent.push(wire)
  }

  /** Wants to hear everything, again and again, and reads nothing. */
  #deaf(wire: Wire): void {
    wire.socket.pause()
    const joins = this.#tables.map((table) => ({ type: 'join', table }))
    const frame = rawFrame(0x81, JSON.stringify(joins))
    this.#drips.push(setInterval(() => wire.say(frame), DRIP_MILLIS))
  }
}

const POST =
  'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{'
