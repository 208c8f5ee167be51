import { evolveTable } from '#engine/table/evolve'
import type { TableEvent, TableState } from '#engine/table/types'
import type { EventsMessage, SnapshotMessage } from '#protocol/player/to-player'

/** What a client knows of a table: its state after everything up to a version. */
export interface Tracked {
  readonly upto: number
  readonly state: TableState
}

/**
 * `ignored` was heard before; `gap` means that something is missing: join again with the last `upto`. An `overlap` repeats
 * part of what was heard, and tells more: join again without a number, as the rest could never be told from the start.
 */
export type Heard = Tracked | 'ignored' | 'gap' | 'overlap'

/**
 * The client's half of the numbering rule. `after` may lie below what is known: the versions between were told to
 * this player alone, and nothing of them is in the message. Not so in a whole one, which answers a join: more may have
 * been heard between the two. What only the whole one tells is not told again by those that follow, and they do not show
 * that it is missing.
 */
export function hear(tracked: Tracked | null, message: SnapshotMessage | EventsMessage): Heard {
  if (message.type === 'snapshot') return { upto: message.upto, state: message.state }
  if (tracked === null) return 'gap'
  if (message.upto <= tracked.upto) return 'ignored'
  if (message.after > tracked.upto || message.events.some(isCorrection)) return 'gap'
  if (message.whole === true && message.after !== tracked.upto) return 'overlap'
  let state = tracked.state
  for (const event of message.events) state = evolveTable(state, event)
  return { upto: message.upto, state }
}

/** FL-1: cards were taken back; only a snapshot tells what is left. */
function isCorrection({ type }: TableEvent): boolean {
  return type === 'corrected'
}
