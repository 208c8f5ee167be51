import { type MouseEvent, memo } from 'react'
import { useWords } from '#web/i18n/language'
import { TableCard } from '#web/lobby/card/table-card'
import css from '#web/lobby/card/table-grid.module.css'
import { EmptyShelf } from '#web/lobby/find/empty-shelf'
import type { ShownLobby } from '#web/lobby/find/use-shown-tables'

interface Props {
  readonly lobby: ShownLobby
  /** Where the player is now. */
  readonly open: readonly string[]
  readonly onPick?: (event: MouseEvent, table: string) => void
  /** MP-9: another table can be added to those that are open. */
  readonly onAdd?: ((table: string) => void) | undefined
}

/** From one table to sixty: cards that cannot be seen are not drawn. */
export function TableGrid({ lobby, open, onPick, onAdd }: Props) {
  const words = useWords()
  const { tables, shown } = lobby
  if (tables === null) return <Loading />
  return (
    <>
      <p className="unseen" role="status">
        {words.lobby.tablesShown(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyShelf lobby={lobby} />
      ) : (
        <ul className={css.grid}>
          {shown.map((table) => (
            <li key={table.id} className={css.place}>
              <TableCard table={table} here={open.includes(table.id)} onPick={onPick} onAdd={onAdd} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const PLACES = Array.from({ length: 8 }, (_, index) => index)

/** The same grid with nothing on it yet: nothing moves when the tables come. */
const Loading = memo(function Loading() {
  const words = useWords()
  return (
    <>
      <p className="unseen" role="status">
        {words.lobby.loading}
      </p>
      <ul className={css.grid} aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place} className={css.blank} />
        ))}
      </ul>
    </>
  )
})
