import { refusalText, tellRefused } from '#console/dealer/actions/refusals'
import { beep } from '#console/dealer/reader/beep'
import { give } from '#console/net/line'
import { useOrders } from '#console/state/tables'
import type { DealerCommand } from '#protocol/staff/from-dealer'
import { commandId } from '#ui/net/orders'

/** Orders something at a table; resolves with whether it was done. A refusal is told by itself. */
export async function order(table: string, command: DealerCommand): Promise<boolean> {
  tellRefused(null)
  const answer = await give({ type: 'do', id: commandId(), table, command })
  if (answer.ok) return true
  beep('bad')
  tellRefused(refusalText(answer))
  return false
}

/** Which of these orders is under way. */
export function useUnderway(table: string, command: DealerCommand['do'] | null): boolean {
  return useOrders(({ orders }) =>
    orders.some((one) => one.type === 'do' && one.table === table && one.command.do === command),
  )
}
