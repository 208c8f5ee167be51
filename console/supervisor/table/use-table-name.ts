import { useFloor } from '#console/state/floor'
import type { FloorTable } from '#protocol/staff/to-supervisor'

export function useFloorTable(table: string): FloorTable | null {
  return useFloor(({ tables }) => tables?.find((one) => one.table === table) ?? null)
}

/** What people call a table; its id where the floor does not know it. */
export function useTableName(table: string): string {
  return useFloorTable(table)?.name ?? table
}
