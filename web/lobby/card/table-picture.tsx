import type { LobbyTable } from '#protocol/lobby/table'
import { Felt } from '#ui/draw/cloth/cloth'
import { useFamily } from '#web/families/parts'
import css from '#web/lobby/card/table-picture.module.css'

/** What can be seen of a table from the door. */
export function TablePicture({ table }: { readonly table: LobbyTable }) {
  const { Picture } = useFamily(table.game).lobby
  return (
    <Felt game={table.game} className={css.picture}>
      <Picture table={table} />
    </Felt>
  )
}
