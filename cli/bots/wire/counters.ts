import { Durations } from '#cli/bots/wire/durations'

/** What one client, or all clients that share it, did and heard. */
export class Counters {
  /** Connections that are open now. */
  open = 0
  connections = 0
  reconnects = 0
  frames = 0
  bytes = 0
  snapshots = 0
  events = 0
  gaps = 0
  commands = 0
  accepted = 0
  resends = 0
  /** Answers that were not final: the command was sent again. */
  postponed = 0
  /** Listeners that threw, frames that could not be understood. */
  faults = 0
  lastFault = ''
  readonly refused = new Map<string, number>()
  readonly errors = new Map<string, number>()
  readonly roundTrips = new Durations()
  readonly answers = new Durations()

  fault(error: unknown): void {
    this.faults++
    this.lastFault = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
