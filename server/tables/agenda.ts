import type { TableState } from '#engine/table/types'
import type { Batch } from '#server/tables/batch'
import { isAhead, startClock } from '#server/tables/clock'
import { forgetDuty, type Presence, seatDuty } from '#server/tables/doers/seat-keeper'
import { type Duty, nextDuty } from '#server/tables/duties'
import { isByDealer } from '#server/tables/live/timings'
import type { TableConfig, Timings } from '#server/tables/ports'
import type { TableNeeds, Writer } from '#server/tables/writer'

export interface DueDuty {
  readonly at: number
  readonly funds: readonly string[]
  carryOut(batch: Batch): void
}

interface Its {
  readonly config: TableConfig
  readonly needs: TableNeeds
  readonly writer: Writer
  readonly timings: Timings
  readonly presence: Presence
}

const NO_DUTY = { name: '', since: 0 }

/** What a table has to do next without being asked, and when. */
export class Agenda {
  readonly #its: Its
  #waitingFor = NO_DUTY

  constructor(its: Its) {
    this.#its = its
  }

  /** Whatever is waited for has its full time again. */
  restart(): void {
    this.#waitingFor = NO_DUTY
  }

  next(closing: boolean): DueDuty | null {
    const { needs, writer, timings, presence } = this.#its
    const { state } = writer.memory
    const now = needs.clock.now()
    if (isAhead(state, timings, now)) {
      return { at: 0, funds: [], carryOut: (batch) => startClock(batch, timings) }
    }
    const seats = seatDuty(state, presence, timings, now) ?? forgetDuty(state, presence, timings, now)
    const duty = this.#gameDuty(state, closing)
    if (state.paused !== null && duty === null) this.restart()
    if (duty === null) return seats && { ...seats, funds: [] }
    const at = this.#dueAt(duty, now)
    return seats !== null && seats.at < at ? { ...seats, funds: [] } : { ...duty, at }
  }

  #gameDuty(state: TableState, closing: boolean): Duty | null {
    const { config, needs, writer, timings, presence } = this.#its
    const { isHere, anyone: anyoneHere } = presence
    const { closures, rates } = needs
    return nextDuty(state, {
      vault: writer.vault,
      timings,
      isHere,
      anyoneHere,
      closing,
      closed: closures?.ofTable(config.id, config.game) ?? null,
      isBarred: closures?.anyPlayer === true ? (player) => closures.ofPlayer(player) !== null : null,
      rates,
      byDealer: isByDealer(config),
    })
  }

  /** A delay runs from when the duty was first seen. */
  #dueAt({ name, due }: Duty, now: number): number {
    if (name !== this.#waitingFor.name || this.#waitingFor.since > now) {
      this.#waitingFor = { name, since: now }
    }
    return 'at' in due ? due.at : this.#waitingFor.since + due.delay
  }
}
