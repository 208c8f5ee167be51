import { useState } from 'react'
import { useWords } from '#console/i18n/language'
import { usePlace } from '#console/state/tables'
import { decksWanted, freshFrom, type NewDecks, readNewDecks } from '#console/supervisor/orders/new-decks'
import { OrderDialog } from '#console/supervisor/orders/order-dialog'
import { order } from '#console/supervisor/orders/send'
import { useTableName } from '#console/supervisor/table/use-names'
import { SWAP_REASONS, type SwapReason } from '#engine/table/live'
import { Field } from '#ui/kit/field'
import { Select } from '#ui/kit/select'

const MOST_REASON = 500

/** SH-9. */
export function SwapCardsDialog({ table }: { readonly table: string }) {
  const { orders } = useWords().supervisor
  const state = usePlace(table).tracked?.state ?? null
  const [why, setWhy] = useState<SwapReason>('day')
  const [text, setText] = useState('')
  const isLive = state?.live !== undefined
  const decks: NewDecks = state !== null && isLive ? readNewDecks(text, state) : { decks: [] }
  const count = state === null ? 0 : decksWanted(state)
  const problem =
    text === '' || !('wrong' in decks)
      ? null
      : decks.wrong === 'count'
        ? orders.decksWrong(count)
        : orders.decksUsed(decks.deck)
  return (
    <OrderDialog
      title={orders.names.swapCards}
      about={useTableName(table)}
      lead={isLive ? orders.leads.swapCards : orders.leads.swapAutomatic}
      reason={{ most: MOST_REASON, quick: orders.quickReasons.swapCards }}
      ready={'decks' in decks}
      onSend={async (reason) => {
        if (!('decks' in decks)) return null
        return order(table, { do: 'swapCards', why, reason, ...(isLive ? { decks: decks.decks } : {}) })
      }}
    >
      <Select
        label={orders.swapWhy}
        value={why}
        options={SWAP_REASONS.map((id) => ({ id, name: orders.swapReasons[id] }))}
        onChange={setWhy}
      />
      {state !== null && isLive && (
        <Field
          label={orders.decks}
          value={text}
          onChange={setText}
          autoComplete="off"
          hint={orders.decksHint(count, freshFrom(state))}
          problem={problem}
        />
      )}
    </OrderDialog>
  )
}
