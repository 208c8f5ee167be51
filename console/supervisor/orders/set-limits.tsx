import { useState } from 'react'
import { useWords } from '#console/i18n/language'
import { usePlace } from '#console/state/tables'
import { LimitFields } from '#console/supervisor/orders/limit-fields'
import { draftOf, type LimitsDraft, readLimits } from '#console/supervisor/orders/limits-form'
import { OrderDialog } from '#console/supervisor/orders/order-dialog'
import { order } from '#console/supervisor/orders/send'
import css from '#console/supervisor/orders/set-limits.module.css'
import { useTableName } from '#console/supervisor/table/use-names'
import { NO_LIMITS } from '#engine/round/limits'

const MOST_REASON = 500

/** Limits from the next round on. */
export function SetLimitsDialog({ table }: { readonly table: string }) {
  const { orders } = useWords().supervisor
  const state = usePlace(table).tracked?.state ?? null
  // What holds when the dialog opens; it does not change under what is typed.
  const [now] = useState(() => state?.setLimits?.limits ?? state?.game.limits ?? NO_LIMITS)
  const [draft, setDraft] = useState<LimitsDraft>(() => draftOf(now))
  const { limits, problems } = readLimits(draft, now)
  const problemAt = (field: string) => {
    const problem = problems[field]
    return problem === undefined ? null : orders.limitProblems[problem]
  }
  return (
    <OrderDialog
      title={orders.names.setLimits}
      about={`${useTableName(table)} · ${state?.currency ?? ''}`}
      lead={orders.leads.setLimits}
      shape="form"
      reason={{ most: MOST_REASON, quick: orders.quickReasons.setLimits }}
      ready={limits !== null}
      onSend={async (reason) => (limits === null ? null : order(table, { do: 'setLimits', limits, reason }))}
    >
      <LimitFields draft={draft} onChange={setDraft} problemAt={problemAt} />
      <p className={css.same} role="status">
        {problemAt('all')}
      </p>
    </OrderDialog>
  )
}
