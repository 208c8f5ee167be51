import { Plus } from 'lucide-react'
import { useWords } from '#web/i18n/language'
import { MOST_TABLES } from '#web/side/address'
import css from '#web/side/free-places.module.css'
import { openOverlay } from '#web/state/overlay'

interface Props {
  readonly tables: readonly string[]
  /** Tiles that no table takes. */
  readonly places: number
}

/** What several tables leave of the window: room for one more. */
export function FreePlaces({ tables, places }: Props) {
  const { side: words } = useWords()
  if (places < 1 || tables.length >= MOST_TABLES) return null
  return (
    <button
      type="button"
      className={css.place}
      style={{ gridColumn: `span ${places}` }}
      onClick={() => openOverlay('lobby')}
    >
      <Plus aria-hidden />
      {words.add}
    </button>
  )
}
