import { type Columns, columnsOf } from '#engine/roads/columns'
import type { GoodRoad } from '#engine/roads/good-roads'
import { patternHolds } from '#engine/roads/own-pattern'
import type { LobbyTable } from '#protocol/lobby/table'
import type { OwnRoad } from '#protocol/own-roads'
import { resultsOf } from '#web/roads/shoe'
import type { SideWords } from '#web/roads/side-words'

/** A pattern that a table's road shows now: one of the twelve, or one that the player drew. */
export type Match =
  | { readonly kind: 'house'; readonly key: GoodRoad }
  | { readonly kind: 'own'; readonly key: string; readonly name: string }

/** By table; tables whose road shows nothing that is looked for are not in it. */
export type Matches = ReadonlyMap<string, readonly Match[]>

/** What the player looks for. */
export interface Wanted {
  readonly roads: readonly GoodRoad[]
  readonly own: readonly OwnRoad[]
}

type Road = Pick<LobbyTable, 'goodRoads' | 'results'>

/** The house has found the twelve already; only the player's own are looked for here. */
export function matchesOf({ goodRoads, results }: Road, { roads, own }: Wanted): readonly Match[] {
  const house = goodRoads.filter((road) => roads.includes(road))
  const drawn = own.filter(({ on }) => on)
  const columns = drawn.length === 0 ? null : shoeColumns(results)
  return [
    ...house.map((key) => ({ kind: 'house', key }) as const),
    ...drawn
      .filter((pattern) => patternHolds(columns, pattern))
      .map(({ id, name }) => ({ kind: 'own', key: id, name }) as const),
  ]
}

export function shoeColumns(results: string): Columns {
  return columnsOf(resultsOf(results))
}

/** As the table's family calls it. */
export function nameOf(match: Match, sides: SideWords): string {
  return match.kind === 'house' ? sides.goodRoads[match.key] : match.name
}
