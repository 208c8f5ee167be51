import { create } from 'zustand'
import type { TableEvent, TableState } from '#engine/table/types'
import type { Tracked } from '#protocol/fold'

/** A table that this window is at. */
export interface Place {
  /** Null until the server has told. */
  readonly tracked: Tracked | null
  /** Another window of the same player has it now (MP-9). */
  readonly elsewhere: boolean
  /** Something is wrong that the table's own log cannot tell. */
  readonly trouble: string | null
}

const EMPTY: Place = { tracked: null, elsewhere: false, trouble: null }

interface Tables {
  readonly places: Readonly<Record<string, Place>>
}

export const useTables = create<Tables>(() => ({ places: {} }))

export function changePlace(table: string, change: Partial<Place>): void {
  useTables.setState(({ places }) => ({
    places: { ...places, [table]: { ...(places[table] ?? EMPTY), ...change } },
  }))
}

export function dropPlace(table: string): void {
  useTables.setState(({ places: { [table]: _gone, ...places } }) => ({ places }))
}

export function placeOf(table: string): Place {
  return useTables.getState().places[table] ?? EMPTY
}

export function usePlace(table: string): Place {
  return useTables(({ places }) => places[table] ?? EMPTY)
}

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
