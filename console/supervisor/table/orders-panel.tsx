import { useId } from 'react'
import { useWords } from '#console/i18n/language'
import { orderAtOnce } from '#console/supervisor/orders/send'
import { openDialog } from '#console/supervisor/state'
import { isShown, ORDER_GROUPS, type TableOrder, whyOff } from '#console/supervisor/table/offered'
import css from '#console/supervisor/table/orders-panel.module.css'
import type { TableState } from '#engine/table/types'
import { Scroller } from '#ui/kit/scroller'
import { useConnection } from '#ui/net/connection'

interface Props {
  readonly table: string
  readonly name: string
  readonly state: TableState
  readonly isClosed: boolean
}

/** Everything that can be ordered at a table. What cannot be now says why. */
export function OrdersPanel({ table, name, state, isClosed }: Props) {
  const { orders } = useWords().supervisor
  const base = useId()
  const isLost = useConnection(({ state: known }) => known === 'lost')
  return (
    <Scroller className={css.orders} role="region" aria-label={orders.title}>
      {ORDER_GROUPS.map(({ group, orders: all }) => (
        <div key={group} className={css.group}>
          <h3>{orders.groups[group]}</h3>
          {all
            .filter((order) => isShown(order, state, isClosed))
            .map((order) => {
              const why = isLost ? 'lost' : whyOff(order, state)
              return (
                <div key={order}>
                  <button
                    type="button"
                    className={css.order}
                    data-order={order}
                    disabled={why !== null}
                    title={why === null ? undefined : orders.off[why]}
                    aria-describedby={why === null ? undefined : `${base}-${order}`}
                    onClick={() => ask(order, table, name)}
                  >
                    {orders.names[order]}
                  </button>
                  {why !== null && (
                    <span id={`${base}-${order}`} className="unseen">
                      {orders.off[why]}
                    </span>
                  )}
                </div>
              )
            })}
        </div>
      ))}
    </Scroller>
  )
}

/** Going on hurts nobody: it is done at once. Everything else asks first. */
function ask(order: TableOrder, table: string, name: string): void {
  switch (order) {
    case 'resume':
      void orderAtOnce(table, { do: 'resume' })
      return
    case 'closeTable':
      return openDialog({ ask: 'close', scope: 'table', subject: table, name })
    case 'openTable':
      return openDialog({ ask: 'open', scope: 'table', subject: table, name })
    default:
      return openDialog({ ask: order, table })
  }
}
