import type { TableState } from '#engine/table/types'
import type { Stakes } from '#server/wallet/stakes'

/** Counts up when a table's state gets another shape: what was kept before is not used, the log is folded instead. */
const FORMAT = 3

export interface Kept {
  readonly state: TableState
  readonly stakes: Stakes
}

/** A table as a restart begins with it. */
export function snapshotText({ state, stakes }: Kept): string {
  return JSON.stringify({ format: FORMAT, state, stakes })
}

/** How the text of one of today's shape begins. */
export const KEPT_NOW = `{"format":${FORMAT},`

/** Null when there is none, or one of another shape. */
export function keptIn(snapshot: string | null): Kept | null {
  if (snapshot === null) return null
  const kept = JSON.parse(snapshot) as Kept & { readonly format?: number }
  return kept.format === FORMAT ? { ...kept, state: wokenUp(kept.state) } : null
}

/** Between rounds no card can be taken back; of that no record is kept. */
function wokenUp(state: TableState): TableState {
  return state.live === undefined ? state : { ...state, live: { ...state.live, undo: [] } }
}
