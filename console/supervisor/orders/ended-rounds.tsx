import { useEffect, useState } from 'react'
import { useFormats, useWords } from '#console/i18n/language'
import css from '#console/supervisor/orders/ended-rounds.module.css'
import { problemWords } from '#console/supervisor/orders/send'
import { HTTP } from '#protocol/http'
import type { TableRoundsAnswer } from '#protocol/http/supervision'
import { ask, isProblem } from '#ui/net/http'

interface Props {
  readonly table: string
  readonly chosen: string
  readonly onChoose: (code: string) => void
}

/** A table's last rounds, one of which may be voided. */
export function EndedRounds({ table, chosen, onChoose }: Props) {
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
