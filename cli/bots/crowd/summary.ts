import type { Takings } from '#cli/bots/crowd/takings'
import type { Counters } from '#cli/bots/wire/counters'
import type { Durations } from '#cli/bots/wire/durations'

/** Milliseconds; null before anything was measured. */
export interface Quantiles {
  readonly p50: number | null
  readonly p99: number | null
}

export interface Summary {
  readonly players: number
  readonly connected: number
  readonly tables: number
  readonly seconds: number
  /** Why not everybody is in yet. */
  readonly waiting: string | null
  readonly rounds: number
  readonly commands: number
  readonly accepted: number
  readonly refused: Readonly<Record<string, number>>
  /** Commands without an answer so far. */
  readonly underway: number
  readonly resends: number
  readonly currency: string
  /** In cents. */
  readonly staked: number
  readonly won: number
  readonly reconnects: number
  readonly gaps: number
  readonly snapshots: number
  readonly events: number
  readonly bytes: number
  readonly roundTripMillis: Quantiles
  /** From a command to its answer. */
  readonly answerMillis: Quantiles
  readonly errors: Readonly<Record<string, number>>
  /** Of the bots themselves. */
  readonly faults: number
  readonly lastFault: string
}

interface Sources
  extends Pick<Summary, 'players' | 'tables' | 'currency' | 'seconds' | 'waiting' | 'underway'> {
  readonly counters: Counters
  readonly takings: Takings
}

export function summaryOf({ counters, takings, ...facts }: Sources): Summary {
  const { open, commands, accepted, refused, resends, reconnects, gaps, snapshots, events, bytes } = counters
  const { rounds, staked, won } = takings
  return {
    ...facts,
    connected: open,
    rounds,
    commands,
    accepted,
    refused: byCount(refused),
    resends,
    staked,
    won,
    reconnects,
    gaps,
    snapshots,
    events,
    bytes,
    roundTripMillis: quantilesOf(counters.roundTrips),
    answerMillis: quantilesOf(counters.answers),
    errors: byCount(counters.errors),
    faults: counters.faults,
    lastFault: counters.lastFault,
  }
}

function byCount(counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...counts].sort(([, one], [, other]) => other - one))
}

function quantilesOf(durations: Durations): Quantiles {
  return { p50: rounded(durations.quantile(0.5)), p99: rounded(durations.quantile(0.99)) }
}

function rounded(millis: number | null): number | null {
  return millis === null ? null : Math.round(millis * 100) / 100
}
