import { useState } from 'react'
import { useWords } from '#console/i18n/language'
import { EndedRounds } from '#console/supervisor/orders/ended-rounds'
import { OrderDialog } from '#console/supervisor/orders/order-dialog'
import { order } from '#console/supervisor/orders/send'
import { useFloorTable } from '#console/supervisor/table/use-names'
import { Field } from '#ui/kit/field'

const MOST_REASON = 500

/** FL-2: a settled round is not to count. */
export function VoidRoundDialog({ table }: { readonly table: string }) {
  const { orders } = useWords().supervisor
  const floor = useFloorTable(table)
  const [code, setCode] = useState('')
  return (
    <OrderDialog
      title={orders.names.voidRound}
      about={floor?.name ?? table}
      lead={orders.leads.voidRound}
      reason={{ most: MOST_REASON, quick: orders.quickReasons.voidRound }}
      second
      danger
      ready={code.trim() !== ''}
      onSend={(reason) => order(table, { do: 'voidRound', round: code.trim(), reason })}
    >
      <Field
        label={orders.roundCode}
        value={code}
        onChange={setCode}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
      />
      <EndedRounds table={table} chosen={code.trim()} onChoose={setCode} />
    </OrderDialog>
  )
}
