import { useWords } from '#console/i18n/language'
import { OrderDialog } from '#console/supervisor/orders/order-dialog'
import { ofCards, ofRound, useSeen } from '#console/supervisor/orders/seen'
import { order } from '#console/supervisor/orders/send'
import type { PlainOrder } from '#console/supervisor/state'
import { useTableName } from '#console/supervisor/table/use-names'
import type { TableState } from '#engine/table/types'
import { NEEDS_SECOND, type SupervisorCommand } from '#protocol/staff/from-supervisor'

interface Props {
  readonly ask: PlainOrder
  readonly table: string
}

const MOST_REASON = 500

/** An order that needs nothing but a reason. */
export function PlainOrderDialog({ ask, table }: Props) {
  const { orders } = useWords().supervisor
  const name = useTableName(table)
  const seen = useSeen(table)
  return (
    <OrderDialog
      title={orders.names[ask]}
      about={name}
      lead={orders.leads[ask]}
      reason={{ most: MOST_REASON, quick: orders.quickReasons[ask] }}
      second={NEEDS_SECOND.includes(ask)}
      danger={ask !== 'pause'}
      onSend={(reason) => order(table, commandOf(ask, seen, reason))}
    />
  )
}

function commandOf(ask: PlainOrder, seen: TableState | null, reason: string): SupervisorCommand {
  switch (ask) {
    case 'pause':
    case 'removeDealer':
      return { do: ask, reason }
    case 'rescanCard':
      return { do: ask, ...ofCards(seen), reason }
    case 'cancelRound':
    case 'failBonus':
      return { do: ask, ...ofRound(seen), reason }
    default:
      return ask satisfies never
  }
}
