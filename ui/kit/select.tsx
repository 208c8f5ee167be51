import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { classes } from '#ui/kit/classes'
import css from '#ui/kit/field.module.css'

interface Props<Id extends string> {
  readonly label: string
  readonly value: Id
  readonly options: readonly { readonly id: Id; readonly name: string }[]
  readonly onChange: (id: Id) => void
  readonly hint?: string
}

/** One of many: the browser's own list. */
export function Select<Id extends string>({ label, value, options, onChange, hint }: Props<Id>) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes(css.frame, css.picker)}>
        <select
          id={id}
          value={value}
          aria-describedby={hint === undefined ? undefined : `${id}-note`}
          onChange={(event) => {
            const picked = options.find((option) => option.id === event.target.value)
            if (picked !== undefined) onChange(picked.id)
          }}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </div>
      {hint !== undefined && (
        <p id={`${id}-note`} className={css.note}>
          {hint}
        </p>
      )}
    </div>
  )
}
