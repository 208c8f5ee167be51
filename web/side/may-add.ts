import { MOST_TABLES } from '#web/side/address'
import { useAtTables } from '#web/state/at-tables'
import { useLobby } from '#web/state/lobby'

/** MP-9: there is room for one more, and all that are open take part. */
export function useMayAdd(): boolean {
  const open = useAtTables(({ tables }) => tables)
  return useLobby(
    ({ known }) =>
      open.length > 0 &&
      open.length < MOST_TABLES &&
      open.every((table) => known?.tables.get(table)?.multiPlay === true),
  )
}
