import { rankNumber } from '#engine/cards/card'
import type { PhysicalCard } from '#engine/cards/scan-code'
import { wantedCard } from '#engine/table/next-step'
import type { Batch } from '#server/tables/batch'
import { startClock } from '#server/tables/clock'
import { PAUSED_TEXT, pauseAnew } from '#server/tables/doers/pit-boss'
import { refuseStaff, type StaffRefusal } from '#server/tables/doers/staff-refusal'
import { reading } from '#server/tables/live/scan'
import type { Timings } from '#server/tables/ports'

const MOST_BURNED = 10

/** A card went over the reader: dealt where it is wanted, or the round stands still before anything is shown (FL-1). */
export function scan(batch: Batch, code: string, timings: Timings): StaffRefusal | null {
  const { paused } = batch.state
  if (paused !== null && paused.alarm?.solvedBy !== 'dealer') {
    return refuseStaff('paused', 'The table stands still: scan when the supervisor has resumed.')
  }
  const read = reading(batch.state, batch.tray, code)
  if ('alarm' in read) {
    pauseAnew(batch, 'fault', PAUSED_TEXT, read.alarm)
    return refuseStaff('bad-input', read.alarm.text)
  }
  if (paused !== null) batch.emit({ type: 'resumed' })
  deal(batch, read.card)
  if (paused !== null) startClock(batch, timings)
  return null
}

/** The card goes where it is wanted. */
export function deal(batch: Batch, { card, deck }: PhysicalCard): void {
  if (wantedCard(batch.state)?.burn === true) {
    const count = 1 + Math.min(rankNumber(card), MOST_BURNED)
    batch.emit({ type: 'burned', card, deck, count })
    return
  }
  batch.emit({ type: 'scanned', deck })
  batch.must({ do: 'card', card })
}
