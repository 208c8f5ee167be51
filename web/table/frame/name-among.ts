import { useAtTables } from '#web/state/at-tables'
import { useLobby } from '#web/state/lobby'

/** What a table is called, said with news of it where several are open in the window (MP-9); else undefined. */
export function useNameAmong(table: string): string | undefined {
  const isOne = useAtTables(({ tables }) => tables.length < 2)
  const name = useLobby(({ known }) => known?.tables.get(table)?.name ?? table)
  return isOne ? undefined : name
}
