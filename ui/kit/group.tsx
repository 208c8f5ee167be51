import type { ReactNode } from 'react'
import css from '#ui/kit/group.module.css'

interface Props {
  readonly title?: string
  readonly children: ReactNode
  readonly hint?: string
}

/** What belongs together on a page of a dialog. */
export function Group({ title, children, hint }: Props) {
  return (
    <section className={css.group}>
      {title !== undefined && <h3>{title}</h3>}
      <div className={css.rows}>{children}</div>
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
    </section>
  )
}
