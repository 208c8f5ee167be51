import { handshake } from '#tests/fuzz/handshakes'
import type { Player } from '#tests/fuzz/intruder'
import { rawFrame } from '#tests/fuzz/raw-frames'
import type { Mission } from '#tests/fuzz/squad'
import { Wire } from '#tests/fuzz/wire'

const DRIP_MILLIS = 400
/** Requests have 15 s; whether that is over is looked at every 5 s. */
const PATIENCE_MILLIS = 60_000
const OF_EACH = 4

/** Those who never come to an end: they are there all the time while the rest happens. */
export class Lurkers {
  readonly #mission: Mission
  readonly #drips: NodeJS.Timeout[] = []
  readonly #slow: Wire[] = []
  readonly #silent: Wire[] = []

  private constructor(mission: Mission) {
    this.#mission = mission
  }

  static async place(mission: Mission, player: Player): Promise<Lurkers> {
    const lurkers = new Lurkers(mission)
    const port = Number(new URL(mission.target.url).port)
    for (let time = 0; time < OF_EACH; time++) {
      await lurkers.#drip(await Wire.open(port), 'GET /api/tables HTTP/1.1\r\nHost: x\r\n', 'X-Slow: 1\r\n')
      await lurkers.#drip(await Wire.open(port), POST, ' ')
      await lurkers.#silence(await Wire.open(port), player, (wire) =>
        wire.say(rawFrame(0x81, '[', { length: 90 })),
      )
      await lurkers.#silence(await Wire.open(port), player, (wire) => lurkers.#deaf(wire))
    }
    mission.tally.add('lurkers', 4 * OF_EACH)
    return lurkers
  }

  /** The slow ones must be gone by now, or soon; the silent ones may stay until they are. */
  async leave(): Promise<void> {
    const ends = await Promise.all(this.#slow.map((wire) => wire.ends(PATIENCE_MILLIS)))
    const left = ends.filter((isOver) => !isOver).length
    if (left > 0) this.#mission.target.faults.note(`${left} slow requests were never given up.`)
    for (const drip of this.#drips) clearInterval(drip)
    for (const wire of [...this.#slow, ...this.#silent]) wire.drop()
  }

  /** A request that grows by a few bytes at a time. */
  async #drip(wire: Wire, start: string, drop: string): Promise<void> {
    wire.say(start)
    let sent = 0
    this.#drips.push(setInterval(() => wire.say(drop[sent++ % drop.length] ?? ''), DRIP_MILLIS))
    this.#slow.push(wire)
  }

  async #silence(wire: Wire, { token }: Player, then: (wire: Wire) => void): Promise<void> {
    wire.say(handshake(token))
    await wire.reply(false)
    then(wire)
    this.#silent.push(wire)
  }

  /** Wants to hear everything, again and again, and reads nothing. */
  #deaf(wire: Wire): void {
    wire.socket.pause()
    const joins = this.#mission.target.tables.map((table) => ({ type: 'join', table }))
    const frame = rawFrame(0x81, JSON.stringify(joins))
    this.#drips.push(setInterval(() => wire.say(frame), DRIP_MILLIS))
  }
}

const POST =
  'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{'
