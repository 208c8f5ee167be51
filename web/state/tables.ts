import type { TableEvent, TableState } from '#engine/table/types'
import { type AtTable, placesWith } from '#ui/net/places'

/** A table that this window is at. */
export interface Place extends AtTable {
  /** Another window of the same player has it now (MP-9). */
  readonly elsewhere: boolean
  /** Something is wrong that the table's own log cannot tell. */
  readonly trouble: boolean
}

export const { useTables, placeOf, usePlace, changePlace, dropPlace, joining, folded } = placesWith<Place>({
  tracked: null,
  elsewhere: false,
  trouble: false,
})

/** Heard by whoever plays sounds, announces or counts: what happened, the table after it, and when (server time). */
export type TableListener = (
  table: string,
  events: readonly TableEvent[],
  state: TableState,
  at: number,
) => void

const listeners = new Set<TableListener>()

/** Events as they are told, never those a snapshot stands for. Returns how to stop listening. */
export function onTableEvents(listener: TableListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const tellTableEvents: TableListener = (table, events, state, at) => {
  for (const listener of listeners) listener(table, events, state, at)
}
