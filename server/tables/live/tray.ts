import { isCard } from '#engine/cards/card'
import type { PhysicalCard } from '#engine/cards/scan-code'
import type { TableEvent } from '#engine/table/types'

/**
 * The physical cards that left a live shoe, in their order. Some of them lie face down: it never leaves the table's
 * process (FA-5).
 */
export interface Tray {
  /** Null for one that lies face down and whose record does not open. */
  readonly cards: readonly (PhysicalCard | null)[]
  /** The deck of the card that was read and is about to be dealt. */
  readonly deck: number | null
}

export const EMPTY_TRAY: Tray = { cards: [], deck: null }

/** The events that tell which cards are out. */
export const TRAY_EVENTS = [
  'shoeOpened',
  'scanned',
  'burned',
  'dealt',
  'corrected',
] as const satisfies readonly TableEvent['type'][]

export function trayAfter(tray: Tray, event: TableEvent): Tray {
  switch (event.type) {
    case 'shoeOpened':
      return EMPTY_TRAY
    case 'scanned':
      return { ...tray, deck: event.deck }
    case 'burned':
      return { cards: [...tray.cards, { card: event.card, deck: event.deck }], deck: null }
    case 'dealt':
      if (tray.deck === null) return tray
      return {
        cards: [...tray.cards, isCard(event.card) ? { card: event.card, deck: tray.deck } : null],
        deck: null,
      }
    case 'corrected':
      return event.back === 0 ? tray : { cards: tray.cards.slice(0, -event.back), deck: null }
    default:
      return tray
  }
}

export function isSame(one: PhysicalCard | null | undefined, other: PhysicalCard): boolean {
  return one?.card === other.card && one.deck === other.deck
}
