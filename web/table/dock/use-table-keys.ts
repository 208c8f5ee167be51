import { useMemo } from 'react'
import { useAtTables } from '#web/state/at-tables'
import { useMe } from '#web/state/person'
import { placeOf } from '#web/state/tables'
import { clear, double, repeat, undo } from '#web/table/chips/lay'
import { laidNow } from '#web/table/chips/on-cloth'
import { rackOf } from '#web/table/chips/rack'
import { changeDock, dockOf } from '#web/table/dock/dock-state'
import { isInOwnWindow, useDockKeys } from '#web/table/dock/use-dock-keys'

/** The keys of a table's own dock. */
export function useTableKeys(table: string): void {
  const me = useMe()
  const keys = useMemo(
    () => ({
      // Of several tables only the one with the focus is played by keys, and none from a window over it.
      isMeant: () =>
        useAtTables.getState().focused === table && placeOf(table).tracked !== null && !isInOwnWindow(),
      undo: () => undo(table),
      clear: () => clear(table),
      goOn: () => (laidNow(table).length > 0 ? double(table) : repeat(table)),
      pick: (index: number) => {
        const state = placeOf(table).tracked?.state
        const chip = state === undefined ? undefined : rackOf(state, me)[index]
        if (chip !== undefined && chip !== dockOf(table).chip) changeDock(table, { chip, golden: false })
      },
    }),
    [table, me],
  )
  useDockKeys(keys)
}
