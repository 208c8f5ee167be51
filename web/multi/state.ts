import { create } from 'zustand'
import { type Sorted, sortedBy, type View } from '#web/multi/at-tables/sorting'
import { panelTables } from '#web/multi/at-tables/tables'
import { useLobby } from '#web/state/lobby'
import type { Hand } from '#web/table/dock/dock-parts'

export type TabName = 'all' | 'good-roads'

interface Multi {
  /** One chip for all tables. */
  readonly hand: Hand
  readonly tab: TabName
  /** MP-7: the one table whose video is shown. */
  readonly video: string | null
  /** Null until the tables are known. */
  readonly sorted: Sorted | null
  /** Where the player laid a chip last: whose numbers the regulator's line shows. */
  readonly newest: string | null
}

export const useMulti = create<Multi>(() => ({
  hand: { chip: 0, golden: false },
  tab: 'all',
  video: null,
  sorted: null,
  newest: null,
}))

export function changeMulti(change: Partial<Multi>): void {
  useMulti.setState(change)
}

/** MP-2: sorts the list as the roads are now. */
export function sortNow(view: View): void {
  const { known } = useLobby.getState()
  if (known !== null) changeMulti({ sorted: sortedBy(view, panelTables(known.tables)) })
}

/** MP-1: the panel in a small window over whatever screen is open. */
export const useMultiWindow = create<{ readonly open: boolean }>(() => ({ open: false }))

export function openMultiWindow(): void {
  useMultiWindow.setState({ open: true })
}

export function closeMultiWindow(): void {
  useMultiWindow.setState({ open: false })
}
