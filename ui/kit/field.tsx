import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classes } from '#ui/kit/classes'
import css from '#ui/kit/field.module.css'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: ReactNode
  /** What is wrong with it; takes the hint's place. */
  readonly problem?: string | null
  /** Inside the frame, after what is typed: a unit or a button. */
  readonly after?: ReactNode
}

/** One line to type in, with its name above and help or what is wrong below. */
export function Field({ label, value, onChange, hint, problem = null, after, className, ...rest }: Props) {
  const id = useId()
  const note = problem ?? hint
  return (
    <div className={classes(css.field, className)}>
      <label htmlFor={id}>{label}</label>
      <div className={css.frame} data-wrong={problem !== null}>
        <input
          id={id}
          value={value}
          aria-invalid={problem !== null}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onChange={(event) => onChange(event.target.value)}
          {...rest}
        />
        {after}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={css.note} data-wrong={problem !== null}>
          {note}
        </p>
      )}
    </div>
  )
}
