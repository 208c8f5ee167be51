import { lazy, Suspense } from 'react'
import type { GameId } from '#engine/games'
import { useFocused } from '#web/state/at-tables'
import { useLobby } from '#web/state/lobby'

/** Fetched where there is something to see. */
const TableVideo = lazy(async () => ({ default: (await import('#web/senses/table-video')).TableVideo }))

/** The dealer's side as it is filmed, in a positioned place; nothing at a table without a camera. */
export function DealerVideo({ table, game }: { readonly table: string; readonly game: GameId }) {
  const url = useLobby(({ known }) => known?.tables.get(table)?.video ?? null)
  const isHeard = useFocused() === table
  if (url === null) return null
  return (
    <Suspense>
      <TableVideo url={url} game={game} isHeard={isHeard} />
    </Suspense>
  )
}
