import { GAME_IDS, type GameId } from '#engine/games'
import type { LobbyTable } from '#protocol/lobby/table'
import type { Matches } from '#web/good-roads/matches'
import type { Words } from '#web/i18n/language'
import { limitsOfTable } from '#web/lobby/card/limits'
import { isFound } from '#web/lobby/find/search'

/** Which tables lie together: a game's, or those that somebody looks for. */
export type Shelf = 'all' | GameId | 'good-roads' | 'favourites' | 'recent'

/** How much a stake must be at least, in cents of the table's money. */
export const BANDS = {
  all: [0, Number.POSITIVE_INFINITY],
  low: [0, 100],
  middle: [100, 1_000],
  high: [1_000, Number.POSITIVE_INFINITY],
} as const
export type Band = keyof typeof BANDS

export interface Filter {
  readonly shelf: Shelf
  readonly freeSeats: boolean
  readonly band: Band
  readonly search: string
}

export const NO_FILTER: Filter = { shelf: 'all', freeSeats: false, band: 'all', search: '' }

/** Tables that this player comes back to, and those whose road shows what the player looks for. */
export interface Known {
  readonly favourites: readonly string[]
  readonly recent: readonly string[]
  readonly matches: Matches
}

/** A shelf keeps the lobby's order; what was visited last comes first. */
export function onShelf(tables: readonly LobbyTable[], shelf: Shelf, known: Known): readonly LobbyTable[] {
  switch (shelf) {
    case 'all':
      return tables
    case 'good-roads':
      return tables.filter(({ id }) => known.matches.has(id))
    case 'favourites':
      return tables.filter(({ id }) => known.favourites.includes(id))
    case 'recent':
      return known.recent.flatMap((visited) => tables.filter(({ id }) => id === visited))
    default:
      return tables.filter(({ game }) => game === shelf)
  }
}

export function shownTables(
  tables: readonly LobbyTable[],
  { shelf, freeSeats, band, search }: Filter,
  known: Known,
  games: Words['games'],
): readonly LobbyTable[] {
  return onShelf(tables, shelf, known).filter(
    (table) =>
      (!freeSeats || hasRoom(table)) && isInBand(table, band) && isFound(table, search.trim(), games),
  )
}

/** The games that are played here, in the house's order; all of them until it is known. */
export function gamesHere(tables: readonly LobbyTable[] | null): readonly GameId[] {
  if (tables === null) return GAME_IDS
  return GAME_IDS.filter((id) => tables.some(({ game }) => game === id))
}

export function isFiltered({ shelf, freeSeats, band, search }: Filter): boolean {
  return shelf !== 'all' || freeSeats || band !== 'all' || search.trim() !== ''
}

/** Where nobody sits there is room for everybody. */
function hasRoom({ seats }: LobbyTable): boolean {
  return seats === null || seats.free.length > 0
}

function isInBand(table: LobbyTable, band: Band): boolean {
  const [from, below] = BANDS[band]
  const least = limitsOfTable(table)?.[0] ?? 0
  return least >= from && least < below
}
