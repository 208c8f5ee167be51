import { useEffect, useState } from 'react'
import { useFormats, useWords } from '#console/i18n/language'
import { OrderDialog } from '#console/supervisor/orders/order-dialog'
import { order, problemWords } from '#console/supervisor/orders/send'
import css from '#console/supervisor/orders/void-round.module.css'
import { useFloorTable } from '#console/supervisor/table/use-names'
import { HTTP } from '#protocol/http'
import type { TableRoundsAnswer } from '#protocol/http/supervision'
import { Field } from '#ui/kit/field'
import { ask, isProblem } from '#ui/net/http'

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

interface EndedProps {
  readonly table: string
  readonly chosen: string
  readonly onChoose: (code: string) => void
}

/** A table's last rounds, one of which may be voided. */
function EndedRounds({ table, chosen, onChoose }: EndedProps) {
  const { orders, log } = useWords().supervisor
  const formats = useFormats()
  const [rounds, setRounds] = useState<TableRoundsAnswer['rounds'] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const look = async () => {
      const told = await ask(HTTP.tableRounds, 'GET', `/api/staff/tables/${encodeURIComponent(table)}/rounds`)
      if (isProblem(told)) setProblem(problemWords(told))
      else setRounds(told.rounds)
    }
    void look()
  }, [table])
  return (
    <fieldset className={css.rounds} aria-busy={rounds === null && problem === null}>
      <legend>{orders.lastRounds}</legend>
      {problem !== null && <p role="alert">{problem}</p>}
      {rounds?.length === 0 && <p>{orders.lastRoundsNone}</p>}
      {rounds?.map(({ code, endedAt, outcome, money }) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === chosen}
          disabled={outcome !== 'settled'}
          onClick={() => onChoose(code)}
        >
          <span>{code}</span>
          <time dateTime={new Date(endedAt).toISOString()}>{formats.time(endedAt)}</time>
          <small>
            {outcome !== 'settled' && <b>{log.outcomes[outcome]}</b>}
            {money.length === 0 && orders.noBets}
            {money.map(({ currency, players, staked, paid }) => (
              <span key={currency}>
                {orders.roundMoney(players, formats.money(staked, currency), formats.money(paid, currency))}
              </span>
            ))}
          </small>
        </button>
      ))}
    </fieldset>
  )
}
