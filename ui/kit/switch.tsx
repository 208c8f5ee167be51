import css from '#ui/kit/switch.module.css'

interface Props {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly disabled?: boolean
  readonly hint?: string
}

export function Switch({ label, on, onChange, disabled = false, hint }: Props) {
  return (
    <label className={css.row}>
      <span className={css.words}>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        className={css.switch}
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
