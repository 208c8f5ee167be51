import type { DealerWords } from '#console/i18n/language'
import type { CardPlace } from '#engine/round/plan'
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
