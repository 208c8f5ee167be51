import { create } from 'zustand'
import { type Heard, hear, type Tracked } from '#protocol/fold'
import type { EventsMessage, SnapshotMessage } from '#protocol/player/to-player'

/** A table that this window is at. */
export interface AtTable {
  /** Null until the server has told. */
  readonly tracked: Tracked | null
}

/** The tables that a window is at, with all that it knows of each. */
export function placesWith<Place extends AtTable>(empty: Place) {
  const useTables = create<{ readonly places: Readonly<Record<string, Place>> }>(() => ({ places: {} }))

  const placeOf = (table: string): Place => useTables.getState().places[table] ?? empty
  const usePlace = (table: string): Place => useTables(({ places }) => places[table] ?? empty)

  function changePlace(table: string, change: Partial<Place>): void {
    useTables.setState(({ places }) => ({
      places: { ...places, [table]: { ...(places[table] ?? empty), ...change } },
    }))
  }

  function dropPlace(table: string): void {
    useTables.setState(({ places: { [table]: _gone, ...places } }) => ({ places }))
  }

  /** What asks for a table, or for what was missed of it; all of it after an overlap. */
  function joining(
    table: string,
    told: 'gap' | 'overlap' = 'gap',
  ): {
    readonly type: 'join'
    readonly table: string
    readonly since?: number
  } {
    const since = told === 'overlap' ? undefined : placeOf(table).tracked?.upto
    return since === undefined ? { type: 'join', table } : { type: 'join', table, since }
  }

  /** What cannot be folded is as good as missed: a snapshot will tell. */
  function folded(message: SnapshotMessage | EventsMessage): Heard {
    const { table } = message
    try {
      return hear(placeOf(table).tracked, message)
    } catch {
      useTables.setState(({ places }) => ({
        places: { ...places, [table]: { ...(places[table] ?? empty), tracked: null } },
      }))
      return 'gap'
    }
  }

  return { useTables, placeOf, usePlace, changePlace, dropPlace, joining, folded }
}
