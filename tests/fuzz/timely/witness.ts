import { evolveTable } from '#engine/table/evolve'
import type { TableState } from '#engine/table/types'
import { hear } from '#protocol/fold'
import type { EventsMessage, SnapshotMessage } from '#protocol/player/to-player'

/** A table as one line saw it, and what it saw next. */
export interface Moment {
  readonly state: TableState
  /** All up to this version was told by then. */
  readonly upto: number
  next: Moment | null
}

/** What one line sees of its tables, event by event: enough to say how a table stood when an order was decided there. */
export class Witness {
  /** By table; none of those that are not seen without a gap. */
  readonly #last = new Map<string, Moment>()

  /** From here on it can be told what was seen. */
  now(table: string): Moment | null {
    return this.#last.get(table) ?? null
  }

  see(message: SnapshotMessage | EventsMessage): void {
    const { table, upto } = message
    const last = this.#last.get(table)
    if (message.type === 'snapshot') {
      this.#last.set(table, { state: message.state, upto, next: null })
      return
    }
    if (last === undefined) return
    const heard = hear(last, message)
    if (heard === 'ignored') return
    if (heard === 'gap' || heard === 'overlap') return this.lose(table)
    // Which version each event is, is not told: only after the last one is everything known.
    let moment = last
    for (const event of message.events) {
      moment.next = { state: evolveTable(moment.state, event), upto: last.upto, next: null }
      moment = moment.next
    }
    moment.next = { state: moment.state, upto, next: null }
    this.#last.set(table, moment.next)
  }

  lose(table: string): void {
    this.#last.delete(table)
  }

  /**
   * How the table stood from a moment up to a version: as an answer comes after all that it brought about, nothing of
   * it is still to be told. Null when some of it was not seen.
   */
  since(table: string, first: Moment, upto: number): readonly TableState[] | null {
    const states = [first.state]
    let last = first
    while (last.upto < upto && last.next !== null) {
      last = last.next
      states.push(last.state)
    }
    return last.upto >= upto || last === this.#last.get(table) ? states : null
  }
}
