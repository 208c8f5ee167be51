import { useMemo } from 'react'
import { useRack } from '#web/multi/dock'
import { sumsOf } from '#web/multi/money/at-stake'
import { clearAll, doubleAll, repeatAll, repeatable, undoNewest } from '#web/multi/send'
import { changeMulti } from '#web/multi/state'
import { useOrders } from '#web/state/orders'
import { useMe } from '#web/state/person'
import { useTables } from '#web/state/tables'
import { useDockKeys } from '#web/table/dock/use-dock-keys'

/** The keys of the panel's dock (TP-3), where no table's own dock has them. */
export function usePanelKeys(isMeant: () => boolean): void {
  const rack = useRack()
  const me = useMe()
  const keys = useMemo(
    () => ({
      isMeant,
      undo: undoNewest,
      clear: clearAll,
      goOn: () => {
        const { laid } = sumsOf(useTables.getState().places, me, useOrders.getState().orders)
        if (repeatable().length > 0) repeatAll()
        else if (laid > 0) doubleAll()
      },
      pick: (index: number) => {
        const chip = rack[index]
        if (chip !== undefined) changeMulti({ hand: { chip, golden: false } })
      },
    }),
    [isMeant, rack, me],
  )
  useDockKeys(keys)
}
