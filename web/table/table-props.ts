import type { Family } from '#engine/kinds'
import type { TableState } from '#engine/table/types'

/** A table, and how it stands. */
export interface TableProps<F extends Family = Family> {
  readonly table: string
  readonly state: TableState<F>
}
