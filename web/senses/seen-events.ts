import type { Family } from '#engine/kinds'
import { isRoundEnd } from '#engine/table/events'
import type { TableEvent, TableState } from '#engine/table/types'
import { serverNow } from '#ui/net/clock'
import type { FamilyParts } from '#web/families/parts'
import { onTableEvents } from '#web/state/tables'

/** Older than this is the past, told again after a gap. */
const LATE_MILLIS = 3_000

export type Seen = (events: readonly TableEvent[], state: TableState) => void

/** A round's end apart from what comes before it: the last card is told with it, and must be seen first. */
export function partedAtEnd(
  events: readonly TableEvent[],
): readonly [before: readonly TableEvent[], end: readonly TableEvent[]] {
  const at = events.findIndex(isRoundEnd)
  return at < 0 ? [events, []] : [events.slice(0, at), events.slice(at)]
}

/** What happens at a table, at the moment at which it is seen there. `late`: what was missed. Returns how to stop. */
export function onSeenEvents(
  table: string,
  { holdMillis, showEndsAt }: FamilyParts<Family>,
  seen: Seen,
  late: Seen,
): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const stop = onTableEvents((where, events, state, at) => {
    if (where !== table) return
    if (serverNow() - at > LATE_MILLIS) {
      late(events, state)
      return
    }
    const [before, end] = partedAtEnd(events)
    seen(before, state)
    if (end.length === 0) return
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        seen(end, state)
      },
      Math.max(holdMillis(state.game), (showEndsAt(state) ?? 0) - serverNow()),
    )
    timers.add(timer)
  })
  return () => {
    stop()
    for (const timer of timers) clearTimeout(timer)
  }
}
