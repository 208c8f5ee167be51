import { useEffect } from 'react'
import type { TableEvent } from '#engine/table/types'
import { toast } from '#ui/kit/toast'
import { useSpoken } from '#web/i18n/language'
import { onTableEvents } from '#web/state/tables'

/** FL-2, FL-4: what the floor says to everybody at a table, and that a settled round counts no more. */
export function useFloorNews(): void {
  useEffect(() => onTableEvents((_table, events) => events.forEach(tell)), [])
}

function tell(event: TableEvent): void {
  const { table, senses } = useSpoken.getState().words
  if (event.type === 'announced') toast('info', table.fromFloor, event.text, true)
  if (event.type === 'voided') toast('warning', table.roundVoided, senses.voided(event.code), true)
}
