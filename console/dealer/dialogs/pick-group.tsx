import { type ReactNode, useId } from 'react'
import css from '#console/dealer/dialogs/pick-group.module.css'

interface Props<Id extends string | number> {
  readonly label: string
  readonly columns: number
  readonly value: Id | null
  readonly options: readonly { readonly id: Id; readonly name: string; readonly show: ReactNode }[]
  readonly onPick: (id: Id) => void
}

/** One of a few, in squares for a finger. */
export function PickGroup<Id extends string | number>(props: Props<Id>) {
  const { label, columns, value, options, onPick } = props
  const name = useId()
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      <div className={css.options} data-columns={columns}>
        {options.map(({ id, name: words, show }, index) => (
          <label key={id} className={css.option}>
            <input
              type="radio"
              name={name}
              checked={id === value}
              aria-label={words}
              data-first={(columns === 4 && index === 0) || undefined}
              onChange={() => onPick(id)}
            />
            <span aria-hidden="true">{show}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
