/** How often the line is felt. */
export const BEAT_MILLIS = 500
/** A line that says nothing for so long is asked whether it is there. */
const QUIET_MILLIS = 2_500
/** How old the shown round-trip time may be (TP-19). */
const ASK_MILLIS = 5_000
/** Whoever says nothing for so long after being asked is gone. */
const DEAF_MILLIS = 4_000
/** A page that was held up has not read yet what came meanwhile. */
const LATE_MILLIS = 1_500

/** Is anybody there? Told what is heard, and felt at every beat; times are the page's own. */
export class Pulse {
  #heardAt = 0
  #askedAt = 0
  #waits = false
  #beatAt = 0

  /** A new connection: what was asked over the one before will not be answered. */
  begin(now: number): void {
    this.#heardAt = now
    this.#askedAt = now - ASK_MILLIS
    this.#waits = false
  }

  heard(now: number): void {
    this.#heardAt = now
  }

  answered(): void {
    this.#waits = false
  }

  feel(now: number): 'ask' | 'gone' | null {
    const isLate = now - this.#beatAt > BEAT_MILLIS + LATE_MILLIS
    this.#beatAt = now
    if (isLate) return null
    if (this.#waits) return now - Math.max(this.#heardAt, this.#askedAt) > DEAF_MILLIS ? 'gone' : null
    if (now - this.#heardAt < QUIET_MILLIS && now - this.#askedAt < ASK_MILLIS) return null
    this.#waits = true
    this.#askedAt = now
    return 'ask'
  }
}
