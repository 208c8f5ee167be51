import css from '#ui/draw/total.module.css'
import { classes } from '#ui/kit/classes'

interface Props {
  /** `16`, or `7/17` while an ace may be both. */
  readonly children: string | number
  /** `current` is the hand on turn, `best` the best that there is, the others are those of two sides. */
  readonly tone?: 'plain' | 'current' | 'bust' | 'best' | 'player' | 'banker'
  readonly size?: 'medium' | 'large'
}

/** A hand's total at its corner. The hand's own name says it to those who do not see. */
export function Total({ children, tone = 'plain', size = 'medium' }: Props) {
  return (
    <span className={classes(css.total, css[tone], size === 'large' && css.large)} aria-hidden="true">
      {children}
    </span>
  )
}
