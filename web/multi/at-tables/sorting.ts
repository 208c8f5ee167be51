import type { LobbyTable } from '#protocol/lobby/table'
import type { Settings } from '#protocol/settings'

export type View = Settings['multiView']

/** How long the running streak of each view was. */
type Lengths = Readonly<Record<View, number>>

/** The list as it was sorted last: its order, and how long every table's streaks were then (MP-2). */
export interface Sorted {
  readonly order: readonly string[]
  readonly lengths: ReadonlyMap<string, Lengths>
}

type Streaks = Pick<LobbyTable, 'id' | 'streak' | 'derived'>

/** MP-2: the big road's running streak, or the longest of the derived roads'. */
export function lengthsOf({ streak, derived }: Streaks): Lengths {
  const runs = derived === undefined ? [] : [derived.bigEyeBoy, derived.smallRoad, derived.cockroachRoad]
  return {
    'big-road': streak?.length ?? 0,
    'derived-roads': Math.max(0, ...runs.map((run) => run?.length ?? 0)),
  }
}

/** Longest first; tables alike keep the order that they had. */
export function sortedBy(view: View, tables: readonly Streaks[]): Sorted {
  const lengths = new Map(tables.map((table) => [table.id, lengthsOf(table)]))
  const length = (id: string) => lengths.get(id)?.[view] ?? 0
  const order = tables.map(({ id }) => id).toSorted((one, other) => length(other) - length(one))
  return { order, lengths }
}

/** The red badge: tables with a longer streak than when the list was last sorted. */
export function longerNow(view: View, sorted: Sorted, tables: readonly Streaks[]): number {
  return tables.filter((table) => {
    const before = sorted.lengths.get(table.id)?.[view] ?? 0
    return lengthsOf(table)[view] > before
  }).length
}

interface Placing {
  /** Those that there are. */
  readonly tables: readonly string[]
  readonly order: readonly string[]
  readonly pinned: readonly string[]
  /** The one whose video is shown. */
  readonly video: string | null
}

/** MP-5, MP-7: the video's table on top, then the pinned ones, then as sorted; tables that came since are last. */
export function placed({ tables, order, pinned, video }: Placing): readonly string[] {
  const wanted = [...(video === null ? [] : [video]), ...pinned, ...order, ...tables]
  return [...new Set(wanted)].filter((table) => tables.includes(table))
}
