import { useState } from 'react'
import { useWords } from '#console/i18n/language'
import { OrderDialog } from '#console/supervisor/orders/order-dialog'
import { announce, order } from '#console/supervisor/orders/send'
import { useTableName } from '#console/supervisor/table/use-names'
import { Field } from '#ui/kit/field'

const MOST_TEXT = 500

/** A sentence for everybody at a table, or at all of them. */
export function SayToAllDialog({ table }: { readonly table: string | null }) {
  const { orders, closures } = useWords().supervisor
  const name = useTableName(table ?? '')
  const [text, setText] = useState('')
  const said = text.trim()
  const ask = table === null ? 'announce' : 'broadcast'
  return (
    <OrderDialog
      title={orders.names[ask]}
      about={table === null ? closures.scopes.house : name}
      lead={orders.leads[ask]}
      reason={null}
      ready={said !== ''}
      onSend={() => (table === null ? announce(said) : order(table, { do: 'broadcast', text: said }))}
    >
      <Field
        label={orders.text}
        value={text}
        onChange={setText}
        maxLength={MOST_TEXT}
        autoComplete="off"
        hint={orders.textHint}
      />
    </OrderDialog>
  )
}
