import { classes } from '#ui/kit/classes'
import css from '#web/side/tile.module.css'
import { TileHead } from '#web/side/tile-head'
import { useMoves } from '#web/side/use-address'
import { useFocused } from '#web/state/at-tables'
import { useLobby } from '#web/state/lobby'
import { TableFrame } from '#web/table/frame/frame'
import { TableScreen } from '#web/table/table-screen'

interface Props {
  readonly table: string
  /** One of several in the window. */
  readonly among: boolean
  readonly hasHead: boolean
  /** Another one is shown in its place. */
  readonly isHidden: boolean
}

/** A table's part of the window. */
export function Tile({ table, among, hasHead, isHidden }: Props) {
  const { leave, playAlone } = useMoves()
  const isFocused = useFocused() === table
  const name = useLobby(({ known }) => known?.tables.get(table)?.name ?? table)
  const onLeave = () => leave(table)
  return (
    <TableFrame
      table={table}
      name={name}
      among={among}
      isHidden={isHidden}
      className={classes(hasHead && isFocused && css.focused)}
    >
      {hasHead && <TileHead table={table} name={name} onLeave={onLeave} />}
      <TableScreen table={table} onLeave={onLeave} onAlone={() => playAlone(table)} />
    </TableFrame>
  )
}
