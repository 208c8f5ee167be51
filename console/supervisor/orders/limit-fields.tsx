import { useId } from 'react'
import { useWords } from '#console/i18n/language'
import type { LimitsDraft } from '#console/supervisor/orders/limits-form'
import css from '#console/supervisor/orders/set-limits.module.css'
import { useBetName } from '#console/supervisor/table/use-names'

interface Props {
  readonly draft: LimitsDraft
  readonly onChange: (draft: LimitsDraft) => void
  /** What is wrong with a field, in words. */
  readonly problemAt: (field: string) => string | null
}

/** The unit, and for each bet the least and the most, in one close list. */
export function LimitFields({ draft, onChange, problemAt }: Props) {
  const { orders } = useWords().supervisor
  const betName = useBetName()
  const change = (bet: string, at: 0 | 1, text: string) => {
    const [min, max] = draft.ranges[bet] ?? ['', '']
    onChange({ ...draft, ranges: { ...draft.ranges, [bet]: at === 0 ? [text, max] : [min, text] } })
  }
  return (
    <div className={css.fields}>
      <p className={css.unit}>{orders.limitsOf.unit}</p>
      <Amount
        label={orders.limitsOf.unit}
        value={draft.unit}
        problem={problemAt('unit')}
        onChange={(unit) => onChange({ ...draft, unit })}
      />
      <p className={css.head}>{orders.limitsOf.bet}</p>
      <p className={css.head}>{orders.limitsOf.min}</p>
      <p className={css.head}>{orders.limitsOf.max}</p>
      {Object.entries(draft.ranges).map(([bet, [min, max]]) => (
        <div key={bet} className={css.row}>
          <p>{betName(bet)}</p>
          <Amount
            label={orders.minLabel(betName(bet))}
            value={min}
            problem={problemAt(`${bet}.min`)}
            onChange={(text) => change(bet, 0, text)}
          />
          <Amount
            label={orders.maxLabel(betName(bet))}
            value={max}
            problem={problemAt(`${bet}.max`)}
            onChange={(text) => change(bet, 1, text)}
          />
        </div>
      ))}
    </div>
  )
}

interface AmountProps {
  readonly label: string
  readonly value: string
  readonly problem: string | null
  readonly onChange: (text: string) => void
}

function Amount({ label, value, problem, onChange }: AmountProps) {
  const id = useId()
  return (
    <div className={css.amount}>
      <input
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : id}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== null && <p id={id}>{problem}</p>}
    </div>
  )
}
