import { X } from 'lucide-react'
import { IconButton } from '#ui/kit/icon-button'
import { useWords } from '#web/i18n/language'
import css from '#web/side/strip.module.css'
import { StripTab } from '#web/side/strip-tab'
import { useMoves } from '#web/side/use-address'
import { useSwipe } from '#web/side/use-swipe'

interface Props {
  readonly tables: readonly string[]
  readonly shown: string
}

/** Where one table is shown at a time: how all of them stand, each a tap away. */
export function Strip({ tables, shown }: Props) {
  const { side: words } = useWords()
  const { leave } = useMoves()
  useSwipe(tables, shown)
  return (
    <nav className={css.strip} aria-label={words.tables}>
      <ul className={css.tabs}>
        {tables.map((table) => (
          <li key={table}>
            <StripTab table={table} isShown={table === shown} />
          </li>
        ))}
      </ul>
      <IconButton label={words.leaveShown} icon={<X />} onClick={() => leave(shown)} />
    </nav>
  )
}
