import type { GameEvent, HouseEvent, TableEvent } from '#engine/table/types'

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

export function isHouseEvent(event: TableEvent): event is HouseEvent {
  return types.has(event.type)
}

/** The round is over: nothing of it stands any more. */
export function isRoundEnd(
  event: TableEvent,
): event is Extract<GameEvent, { type: 'settled' | 'cancelled' }> {
  return event.type === 'settled' || event.type === 'cancelled'
}
