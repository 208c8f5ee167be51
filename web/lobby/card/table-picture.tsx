import type { LobbyTable } from '#protocol/lobby/table'
import { Felt } from '#ui/draw/cloth/cloth'
import { FireTrack } from '#web/lobby/blackjack/fire-track'
import { SeatsArc } from '#web/lobby/blackjack/seats-arc'
import { RoadPaper } from '#web/lobby/card/road-paper'
import css from '#web/lobby/card/table-picture.module.css'

/** What can be seen of a table from the door. */
export function TablePicture({ table }: { readonly table: LobbyTable }) {
  return (
    <Felt game={table.game} className={css.picture}>
      {isSeated(table) ? (
        <SeatsArc table={table} />
      ) : table.game === 'mega-fire-blaze' ? (
        <FireTrack table={table} />
      ) : (
        <RoadPaper results={table.results} />
      )}
    </Felt>
  )
}

function isSeated(
  table: LobbyTable,
): table is LobbyTable & { readonly seats: NonNullable<LobbyTable['seats']> } {
  return table.seats !== null
}
