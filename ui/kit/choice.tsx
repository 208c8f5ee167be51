import { useId } from 'react'
import css from '#ui/kit/choice.module.css'

interface Props<Id extends string> {
  readonly label: string
  readonly value: Id | null
  readonly options: readonly { readonly id: Id; readonly name: string }[]
  readonly onChange: (id: Id) => void
  readonly hint?: string
  /** How many stand beside each other; all of them when it is not said. */
  readonly columns?: 2 | 4
}

/** One of a few, all in sight. */
export function Choice<Id extends string>({ label, value, options, onChange, hint, columns }: Props<Id>) {
  const name = useId()
  return (
    <fieldset className={css.choice}>
      <legend>{label}</legend>
      <div className={css.options} data-columns={columns}>
        {options.map((option) => (
          <label key={option.id} className={css.option}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
    </fieldset>
  )
}
