import type { ButtonHTMLAttributes, ReactNode } from 'react'
import css from '#ui/kit/button.module.css'
import { classes } from '#ui/kit/classes'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly children: ReactNode
  /** At most one main button is in view (gold is a meaning). */
  readonly look?: 'plain' | 'main' | 'outline' | 'quiet' | 'stop'
  readonly size?: 'medium' | 'small'
}

export function Button({ look = 'plain', size = 'medium', className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      className={classes(css.button, css[look], size === 'small' && css.small, className)}
      {...rest}
    >
      {children}
    </button>
  )
}
