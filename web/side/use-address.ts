import { useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { addressOf, tablesIn, withSwitch } from '#web/side/address'
import { focusTable, sitAt, useAtTables } from '#web/state/at-tables'

/** The window's address is the one place that says which tables are open. */
export function useTablesInAddress(): readonly string[] {
  const [path] = useLocation()
  const address = addressOf(tablesIn(path))
  const tables = useMemo(() => tablesIn(address), [address])
  useLayoutEffect(() => sitAt(tables), [tables])
  return tables
}

interface Moves {
  /** Beside those that are open (MP-9). */
  readonly add: (table: string) => void
  readonly leave: (table: string) => void
  /** Instead of the one with the focus; one that is open already is looked at. */
  readonly switchTo: (table: string) => void
  /** This one and no other. */
  readonly playAlone: (table: string) => void
}

export function useMoves(): Moves {
  const [, go] = useLocation()
  return useMemo(() => {
    const open = () => useAtTables.getState().tables
    return {
      add: (table) => {
        go(addressOf([...open(), table]))
        focusTable(table)
      },
      leave: (table) => go(addressOf(open().filter((other) => other !== table))),
      switchTo: (table) => {
        go(addressOf(withSwitch(open(), useAtTables.getState().focused, table)))
        focusTable(table)
      },
      playAlone: (table) => go(addressOf([table])),
    }
  }, [go])
}
