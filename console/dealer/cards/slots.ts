import type { CardPlace } from '#engine/round/plan'
import { wantedCard } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'

/** The place that the next card goes to, unless the table waits for a supervisor. */
export function wantedPlace(state: TableState): CardPlace | null {
  const { paused } = state
  if (paused !== null && paused.alarm?.solvedBy !== 'dealer') return null
  const wanted = wantedCard(state)
  return wanted === null || wanted.burn ? null : wanted.place
}
