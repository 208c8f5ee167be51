import { useState } from 'react'
import { useWords } from '#console/i18n/language'
import { readAmount } from '#console/supervisor/orders/limits-form'
import { OrderDialog } from '#console/supervisor/orders/order-dialog'
import { post } from '#console/supervisor/orders/send'
import type { Somebody } from '#console/supervisor/state'
import { HTTP } from '#protocol/http'
import { Field } from '#ui/kit/field'
import { commandId } from '#ui/net/orders'

const MOST_REASON = 200

/** MO-7: chips that the house gives. One id for all attempts, so that nobody gets them twice. */
export function GoldenDialog({ who: { player, name } }: { readonly who: Somebody }) {
  const { orders } = useWords().supervisor
  const [id] = useState(commandId)
  const [text, setText] = useState('')
  const amount = readAmount(text)
  return (
    <OrderDialog
      title={orders.names.golden}
      about={name}
      lead={orders.leads.golden}
      reason={{ most: MOST_REASON, quick: orders.quickReasons.golden }}
      ready={amount !== null}
      onSend={(reason) =>
        post(
          HTTP.golden,
          '/api/staff/golden',
          { id, player, amount, expiresAt: null, reason },
          `${orders.names.golden}: ${name}`,
        )
      }
    >
      <Field
        label={orders.amount}
        value={text}
        onChange={setText}
        inputMode="decimal"
        autoComplete="off"
        problem={text !== '' && amount === null ? orders.amountWrong : null}
      />
    </OrderDialog>
  )
}
