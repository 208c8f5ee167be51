import { useState } from 'react'
import { useWords } from '#console/i18n/language'
import { OrderDialog } from '#console/supervisor/orders/order-dialog'
import { ofCards, useSeen } from '#console/supervisor/orders/seen'
import { order } from '#console/supervisor/orders/send'
import { WhichCard } from '#console/supervisor/orders/which-card'
import { numberedCards } from '#console/supervisor/table/card-numbers'
import { useTableName } from '#console/supervisor/table/use-names'

const MOST_REASON = 500

/** FL-1: cards were scanned out of turn. */
export function MoveCardDialog({ table }: { readonly table: string }) {
  const { orders } = useWords().supervisor
  const state = useSeen(table)
  const cards = state === null ? [] : numberedCards(state)
  const last = cards.at(-1)?.number ?? 1
  const [card, setCard] = useState(last)
  const [to, setTo] = useState(cards.at(-2)?.number ?? last)
  return (
    <OrderDialog
      title={orders.names.moveCard}
      about={useTableName(table)}
      lead={orders.leads.moveCard}
      reason={{ most: MOST_REASON, quick: orders.quickReasons.moveCard }}
      danger
      ready={card !== to}
      onSend={(reason) => order(table, { do: 'moveCard', ...ofCards(state), card, to, reason })}
    >
      <WhichCard label={orders.cardWhich} state={state} cards={cards} value={card} onChange={setCard} />
      <WhichCard label={orders.cardTo} state={state} cards={cards} value={to} onChange={setTo} />
    </OrderDialog>
  )
}
