import { type AtTable, placesWith } from '#ui/net/places'

interface Place extends AtTable {
  /** The store is away. */
  readonly trouble: string | null
}

export const { useTables, placeOf, usePlace, changePlace, dropPlace, joining, folded } = placesWith<Place>({
  tracked: null,
  trouble: null,
})
