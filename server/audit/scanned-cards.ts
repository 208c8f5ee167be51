import { isCard, rankNumber } from '#engine/cards/card'
import type { PhysicalCard } from '#engine/cards/scan-code'
import type { TableEvent } from '#engine/table/types'
import { EMPTY_TRAY, isSame, type Tray, trayAfter } from '#server/tables/live/tray'

/** SH-10: what can be said of cards that were scanned: each was read before it was dealt, of this shoe's decks, once. */
export class ScannedCards {
  #tray: Tray = EMPTY_TRAY
  #decks: readonly number[] = []

  /** What is wrong with an event of a live shoe; null when nothing is. Which card it is about is not said (FA-5). */
  next(event: TableEvent): string | null {
    const before = this.#tray
    if (event.type === 'shoeOpened') this.#decks = event.live?.decks ?? []
    this.#tray = trayAfter(before, event)
    switch (event.type) {
      case 'dealt':
        if (before.deck === null) return 'a card was dealt that was not scanned'
        return isCard(event.card) ? this.#problem(before, { card: event.card, deck: before.deck }) : null
      case 'burned': {
        const count = 1 + Math.min(rankNumber(event.card), MOST_BURNED)
        if (event.count !== count) return `${count} cards are to be burned, not ${event.count}`
        return this.#problem(before, event)
      }
      case 'corrected':
        return event.back < 1 || event.back > before.cards.length
          ? 'cards were taken back that are not there'
          : null
      default:
        return null
    }
  }

  #problem({ cards }: Tray, card: PhysicalCard): string | null {
    if (!this.#decks.includes(card.deck))
      return `a card of deck ${card.deck} was dealt, which is not in the shoe`
    return cards.some((seen) => isSame(seen, card)) ? 'a card was dealt twice' : null
  }
}

const MOST_BURNED = 10
