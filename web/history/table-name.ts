import { useLobby } from '#web/state/lobby'

/** What people call a table; its id where the lobby does not know it (any more). */
export function useTableName(table: string): string {
  return useLobby(({ known }) => known?.tables.get(table)?.name ?? table)
}
