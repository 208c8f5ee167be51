import type { Counters } from '#cli/bots/wire/counters'
import type { FromPlayer } from '#protocol/player/from-player'

/** A connection that answers no ping for so long is dead. */
const DEAF_MILLIS = 15_000

/** Whether somebody is there, how far away they are, and what their clock says. */
export class Pulse {
  readonly #counters: Counters
  #aheadMillis = 0
  #pinged: { readonly at: number; readonly sent: number } | null = null

  constructor(counters: Counters) {
    this.#counters = counters
  }

  get serverNow(): number {
    return Date.now() + this.#aheadMillis
  }

  /** A new connection: what was asked over the one before will not be answered. */
  begin(): void {
    this.#pinged = null
  }

  set serverNow(now: number) {
    this.#aheadMillis = now - Date.now()
  }

  /** The next question, unless the last one is still open; it may be open for too long. */
  next(): FromPlayer | 'wait' | 'deaf' {
    const now = performance.now()
    if (this.#pinged !== null) return now - this.#pinged.sent > DEAF_MILLIS ? 'deaf' : 'wait'
    this.#pinged = { at: Math.round(now), sent: now }
    return { type: 'ping', at: this.#pinged.at }
  }

  pong(at: number, serverNow: number): void {
    if (this.#pinged?.at !== at) return
    const millis = performance.now() - this.#pinged.sent
    this.#pinged = null
    this.serverNow = serverNow + millis / 2
    this.#counters.roundTrips.add(millis)
  }
}
