import { useWords } from '#console/i18n/language'
import { OrderDialog } from '#console/supervisor/orders/order-dialog'
import { order, post } from '#console/supervisor/orders/send'
import type { Somebody } from '#console/supervisor/state'
import { HTTP } from '#protocol/http'

const MOST_REASON = 500
const MOST_CHAT_REASON = 200

export function UnseatDialog({ table, who }: { readonly table: string; readonly who: Somebody }) {
  const { orders } = useWords().supervisor
  return (
    <OrderDialog
      title={orders.names.unseat}
      about={who.name}
      lead={orders.leads.unseat}
      reason={{ most: MOST_REASON, quick: orders.quickReasons.unseat }}
      danger
      onSend={(reason) => order(table, { do: 'unseat', player: who.player, reason })}
    />
  )
}

export function HideRemarkDialog({ line, text }: { readonly line: number; readonly text: string }) {
  const { orders } = useWords().supervisor
  return (
    <OrderDialog
      title={orders.names.hideRemark}
      about={text}
      lead={orders.leads.hideRemark}
      reason={{ most: MOST_CHAT_REASON, quick: orders.quickReasons.hideRemark }}
      danger
      onSend={(reason) =>
        post(HTTP.chatHid, '/api/staff/chat/hide', { line, reason }, orders.names.hideRemark)
      }
    />
  )
}

export function EndSessionDialog({ session, who }: { readonly session: string; readonly who: Somebody }) {
  const { orders } = useWords().supervisor
  return (
    <OrderDialog
      title={orders.names.endSession}
      about={who.name}
      lead={orders.leads.endSession}
      reason={{ most: MOST_REASON, quick: orders.quickReasons.endSession }}
      danger
      onSend={(reason) =>
        post(
          HTTP.tableSession,
          `/api/staff/sessions/${encodeURIComponent(session)}/end`,
          { reason },
          `${orders.names.endSession}: ${who.name}`,
        )
      }
    />
  )
}
