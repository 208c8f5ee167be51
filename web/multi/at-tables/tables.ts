import { useShallow } from 'zustand/react/shallow'
import { gameOf } from '#engine/families'
import type { GameId } from '#engine/games'
import type { LobbyTable } from '#protocol/lobby/table'
import { useLobby } from '#web/state/lobby'

/** MP-1: games between two sides, whose results make roads. */
export function isOfPanel(game: GameId): boolean {
  return gameOf(game).hasRoads
}

/** The tables of the panel, in the lobby's order, where the house lets them be played with others (MP-9). */
export function panelTables(tables: ReadonlyMap<string, LobbyTable>): readonly LobbyTable[] {
  return [...tables.values()].filter(({ game, multiPlay }) => multiPlay && isOfPanel(game))
}

/** Their ids: the same list until a table comes or goes. Null until the house has told. */
export function usePanelIds(): readonly string[] | null {
  return useLobby(
    useShallow(({ known }) => (known === null ? null : panelTables(known.tables).map(({ id }) => id))),
  )
}

/** One table's line: nobody else's news draws it again. */
export function useLine(table: string): LobbyTable | null {
  return useLobby(({ known }) => known?.tables.get(table) ?? null)
}

export function lineOf(table: string): LobbyTable | null {
  return useLobby.getState().known?.tables.get(table) ?? null
}
