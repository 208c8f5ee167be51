import { partsOf } from '#console/families'
import type { LyingCard, LyingHand } from '#console/family'
import type { TableState } from '#engine/table/types'

export interface NumberedCard extends LyingCard {
  readonly number: number
  readonly place: LyingHand['place']
}

/** All cards of the round that can be named, in the order in which they were dealt. */
export function numberedCards(state: TableState): readonly NumberedCard[] {
  return partsOf(state.id)
    .hands(state)
    .flatMap(({ place, cards }) =>
      cards.flatMap(({ card, number }) => (number === null ? [] : [{ card, number, place }])),
    )
    .sort((one, other) => one.number - other.number)
}
