import type { Family } from '#engine/kinds'
import type { Configured, GameEvent, HouseEvent, Setup, TableEvent } from '#engine/table/types'

const HOUSE_EVENTS = [
  'configured',
  'named',
  'purse',
  'forgot',
  'shoeCommitted',
  'cutOffered',
  'cutPassed',
  'shoeOpened',
  'roundBegan',
  'clock',
  'crowd',
  'cutCardOut',
  'shoeRevealed',
  'paused',
  'resumed',
  'voided',
  'dealer',
  'scanned',
  'burned',
  'corrected',
  'cardsSwapped',
  'limitsSet',
  'announced',
] as const satisfies readonly HouseEvent['type'][]

type Missing = Exclude<HouseEvent['type'], (typeof HOUSE_EVENTS)[number]>
const types: ReadonlySet<string> = new Set<HouseEvent['type'] | Missing>(HOUSE_EVENTS)

/** The event that a table's log begins with. */
export function configured<F extends Family>(setup: Setup<F>): { [One in F]: Configured<One> }[F] {
  return { type: 'configured', ...setup }
}

export function isHouseEvent(event: TableEvent): event is HouseEvent {
  return types.has(event.type)
}

/** The round is over: nothing of it stands any more. */
export function isRoundEnd(
  event: TableEvent,
): event is Extract<GameEvent, { type: 'settled' | 'cancelled' }> {
  return event.type === 'settled' || event.type === 'cancelled'
}
