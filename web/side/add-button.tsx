import type { LobbyTable } from '#protocol/lobby/table'
import { useWords } from '#web/i18n/language'
import css from '#web/side/add-button.module.css'

interface Props {
  readonly table: LobbyTable
  readonly onAdd: (table: string) => void
}

/** On a table's card in the lobby: beside those that are open, where it may be played so (MP-9). */
export function AddButton({ table, onAdd }: Props) {
  const { side: words } = useWords()
  if (!table.multiPlay) return <span className={css.solo}>{words.solo}</span>
  return (
    <button
      type="button"
      className={css.add}
      aria-label={words.addTable(table.name)}
      onClick={() => onAdd(table.id)}
    >
      {words.add}
    </button>
  )
}
