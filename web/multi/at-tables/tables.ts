import { useShallow } from 'zustand/react/shallow'
import { GAMES, type GameId } from '#engine/games'
import type { LobbyTable } from '#protocol/lobby/table'
import { useLobby } from '#web/state/lobby'

function isBaccarat(game: GameId): boolean {
  return GAMES[game].family === 'baccarat'
}

/** The tables of the panel, in the lobby's order: baccarat, where the house lets them be played with others (MP-9). */
export function baccaratTables(tables: ReadonlyMap<string, LobbyTable>): readonly LobbyTable[] {
  return [...tables.values()].filter(({ game, multiPlay }) => multiPlay && isBaccarat(game))
}

/** Their ids: the same list until a table comes or goes. Null until the house has told. */
export function useBaccaratIds(): readonly string[] | null {
  return useLobby(
    useShallow(({ known }) => (known === null ? null : baccaratTables(known.tables).map(({ id }) => id))),
  )
}

/** One table's line: nobody else's news draws it again. */
export function useLine(table: string): LobbyTable | null {
  return useLobby(({ known }) => known?.tables.get(table) ?? null)
}

export function lineOf(table: string): LobbyTable | null {
  return useLobby.getState().known?.tables.get(table) ?? null
}
