import type { ReactNode } from 'react'
import css from '#web/account/notices/bar.module.css'

interface Props {
  readonly tone: 'stop' | 'info'
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** A line over the screen that leaves the play below it alone. */
export function Bar({ tone, icon, title, text, children }: Props) {
  return (
    <div className={css.bar} data-tone={tone} role="status">
      {icon}
      <p>
        <strong>{title}</strong> <span>{text}</span>
      </p>
      {children}
    </div>
  )
}
