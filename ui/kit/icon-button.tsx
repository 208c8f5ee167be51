import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from '#ui/kit/classes'
import css from '#ui/kit/icon-button.module.css'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly label: string
  readonly icon: ReactNode
  /** How much waits behind it; nothing is shown for 0. */
  readonly badge?: number
}

/** An icon that can be pressed; its name is told to screen readers and on hover. */
export function IconButton({ label, icon, badge = 0, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(css.button, className)}
      {...rest}
    >
      {icon}
      {badge > 0 && <span className={css.badge}>{badge > 99 ? '99+' : badge}</span>}
    </button>
  )
}
