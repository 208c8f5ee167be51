import type { TableState } from '#engine/table/types'

/** A table, and how it stands. */
export interface TableProps {
  readonly table: string
  readonly state: TableState
}
