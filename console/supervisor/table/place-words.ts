import type { LyingHand } from '#console/family'
import type { Words } from '#console/i18n/language'

import type { TableState } from '#engine/table/types'
import { isForAll } from '#protocol/sight'

/** Whose hand it is. */
export function placeName(
  { table }: Pick<Words['supervisor'], 'table'>,
  place: LyingHand['place'],
  { game }: TableState,
): string {
  if (typeof place === 'string') return table.sides[place]
  if (place.seat === 0) return table.dealer
  if (isForAll(game)) return table.shared(place.seat, place.hand + 1)
  return place.hand === 0 ? table.seat(place.seat) : table.hand(place.seat, place.hand + 1)
}
