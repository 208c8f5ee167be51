import { gameOf } from '#engine/families'
import type { ClockFor, TableState } from '#engine/table/types'
import type { Batch } from '#server/tables/batch'
import type { Timings } from '#server/tables/ports'

/** What the table waits for a person to do: which clock runs for it, and a name that changes with the question. */
export interface TimedWait {
  readonly for: ClockFor
  readonly name: string
}

export function timedWait({ id, game, round, cutOffer }: TableState): TimedWait | null {
  if (game.phase === 'betting') return { for: 'bets', name: `bets ${round?.number}` }
  if (game.phase === 'over') {
    return cutOffer === null ? null : { for: 'cut', name: `cut ${cutOffer.shoe} ${cutOffer.to}` }
  }
  const want = gameOf(id).wants(game)
  switch (want.kind) {
    case 'insurance':
    case 'offers':
      return { for: want.kind, name: `${want.kind} ${round?.number}` }
    case 'decision':
      return { for: 'decision', name: `decision ${round?.number} ${want.turn.seat} ${want.turn.hand}` }
    default:
      return null
  }
}

/** The table waits for a person, however long it takes. */
export const NO_CLOCK = Number.POSITIVE_INFINITY

function millisFor(wait: Pick<TimedWait, 'for'>, timings: Timings): number {
  return wait.for === 'bets' ? timings.betting : timings[wait.for]
}

/** Clocks of machines are put right all the time, by less than this. */
const SLACK_MILLIS = 1_000

/** More time is left than there ever was: the server's own clock was put back, and the table would stand still. */
export function isAhead(state: TableState, timings: Timings, now: number): boolean {
  const { clock } = state
  if (clock?.until == null || clock.until - now <= millisFor(clock, timings) + SLACK_MILLIS) return false
  return timedWait(state) !== null
}

/** Starts the clock when a new question came up, or when somebody bets or sits down at a table that waited. */
export function keepClock(batch: Batch, before: TableState, timings: Timings): void {
  const wait = timedWait(batch.state)
  if (wait === null) return
  const isNew = wait.name !== timedWait(before)?.name
  const { id, game } = batch.state
  const isAwaited = game.slips.length > 0 || gameOf(id).isHeldIdly(game)
  const wasWaiting = batch.state.clock?.until === null && isAwaited
  if (isNew || (wait.for === 'bets' && wasWaiting)) startClock(batch, timings)
}

/** Full time from now on. */
export function startClock(batch: Batch, timings: Timings): void {
  const wait = timedWait(batch.state)
  if (wait === null) return
  const millis = millisFor(wait, timings)
  const until = millis === NO_CLOCK ? null : batch.at + millis
  const { clock } = batch.state
  if (until === null && clock?.for === wait.for && clock.until === null) return
  batch.emit({ type: 'clock', for: wait.for, until })
}
