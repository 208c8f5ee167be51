import { gameOf } from '#engine/families'
import type { LobbyTable } from '#protocol/lobby/table'
import type { Matches } from '#web/good-roads/matches'

/** The table that most people are at, of those that play and have room. */
export function featuredOf(tables: readonly LobbyTable[]): LobbyTable | null {
  const open = tables.filter(
    ({ paused, seats }) => paused === null && (seats === null || seats.free.length > 0),
  )
  return mostOf(open, ({ players }) => players) ?? tables[0] ?? null
}

/** The roads worth a look: good ones first, then the longest streaks, then the fullest shoes. */
export function roadsWorthALook(
  tables: readonly LobbyTable[],
  matches: Matches,
  count: number,
): readonly LobbyTable[] {
  const good = ({ id }: LobbyTable) => matches.get(id)?.length ?? 0
  return tables
    .filter(({ game, paused }) => gameOf(game).hasRoads && paused === null)
    .toSorted(
      (one, other) =>
        good(other) - good(one) ||
        (other.streak?.length ?? 0) - (one.streak?.length ?? 0) ||
        other.results.length - one.results.length,
    )
    .slice(0, count)
}

function mostOf<Item>(items: readonly Item[], by: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || by(item) > by(best) ? item : best),
    undefined,
  )
}
