import { isNatural } from '#engine/blackjack/hand'
import type { Card } from '#engine/cards/card'
import type { TableEvent } from '#engine/table/types'

/** What an event has to do with a card of the first shoe; places are counted from 0, with the burned ones. */
export type Touch =
  | { readonly how: 'dealt'; readonly place: number; readonly card: Card; readonly faceDown: boolean }
  | { readonly how: 'turned'; readonly place: number }
  /** The dealer tells whether it makes a blackjack with the card that lies open, and nothing more (VE-3, MF-6). */
  | { readonly how: 'looked'; readonly place: number; readonly up: Card }
  /** The seed tells all of them (FA-2). */
  | { readonly how: 'revealed' }

/** For each event of a table's story the card that it touches, or null. */
export function touches(events: readonly TableEvent[]): readonly (Touch | null)[] {
  let next = 0
  let isFirstShoe = false
  let hidden: readonly number[] = []
  let up: Card | null = null
  return events.map((event): Touch | null => {
    if (event.type === 'shoeRevealed') return event.shoe === 1 ? { how: 'revealed' } : null
    if (event.type === 'shoeOpened') {
      isFirstShoe = event.shoe === 1
      next = event.burnedCount
    }
    if (!isFirstShoe) return null
    switch (event.type) {
      case 'opened':
        hidden = []
        up = null
        return null
      case 'dealt': {
        const { card, faceDown } = event
        if (card === null) throw new TypeError('This is no story but what somebody was told of it.')
        const place = next++
        if (faceDown) hidden = [...hidden, place]
        else if ('seat' in event && event.seat === 0) up ??= card
        return { how: 'dealt', place, card, faceDown }
      }
      case 'turned': {
        const place = hidden['side' in event ? 2 * event.index + (event.side === 'player' ? 0 : 1) : 0]
        return place === undefined ? null : { how: 'turned', place }
      }
      case 'looked': {
        const [place] = hidden
        return place === undefined || up === null ? null : { how: 'looked', place, up }
      }
      default:
        return null
    }
  })
}

/** Whether an event tells which of these two cards lies at a place. */
export function tells(touch: Touch | null, place: number, [one, other]: readonly [Card, Card]): boolean {
  if (touch === null) return false
  if (touch.how === 'revealed') return true
  if (touch.place !== place) return false
  if (touch.how === 'looked') return isNatural([touch.up, one]) !== isNatural([touch.up, other])
  return touch.how === 'turned' || !touch.faceDown
}
