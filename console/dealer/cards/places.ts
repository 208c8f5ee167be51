import type { DealerWords } from '#console/i18n/language'
import type { CardPlace } from '#engine/round/plan'
import { wantedCard } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'
import { isForAll } from '#protocol/sight'

/** A place in short: `1ª Giocatore`, `2ª al posto 3`, where everybody plays the same hands `2ª alla mano 1`. */
export function cardsPlaceWords(
  { place: words }: DealerWords,
  place: CardPlace,
  { game }: Pick<TableState, 'game'>,
): string {
  if ('side' in place) return words.side(place.side, place.card)
  if (place.seat === 0) return words.dealer(place.card)
  return words[isForAll(game) ? 'hand' : 'seat'](place.seat, place.hand, place.card)
}

/** The place that the next card goes to, unless the table waits for a supervisor. */
export function wantedPlace(state: TableState): CardPlace | null {
  const { paused } = state
  if (paused !== null && paused.alarm?.solvedBy !== 'dealer') return null
  const wanted = wantedCard(state)
  return wanted === null || wanted.burn ? null : wanted.place
}
