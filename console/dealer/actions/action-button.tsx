import type { ReactNode } from 'react'
import css from '#console/dealer/actions/action-bar.module.css'
import { classes } from '#ui/kit/classes'

interface Props {
  readonly icon: ReactNode
  readonly name: string
  readonly about: string
  /** The function key that does the same. */
  readonly shortcut: string
  readonly look?: 'plain' | 'main' | 'stop' | 'armed'
  readonly off?: boolean
  /** Its order is under way. */
  readonly busy?: boolean
  readonly onPress: () => void
}

/** A button for one hand and no look: very large, always in its place. */
export function ActionButton(props: Props) {
  const { icon, name, about, shortcut, look = 'plain', off = false, busy = false, onPress } = props
  return (
    <button
      type="button"
      className={classes(css.button, css[look], busy && css.busy)}
      disabled={off || busy}
      aria-keyshortcuts={shortcut}
      aria-busy={busy}
      onClick={onPress}
    >
      {icon}
      <span className={css.words}>
        <strong>{name}</strong>
        {about !== '' && <small>{about}</small>}
      </span>
      <span className={css.key} aria-hidden="true">
        {shortcut}
      </span>
    </button>
  )
}
