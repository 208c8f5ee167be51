import { create } from 'zustand'
import type { FloorTable } from '#protocol/staff/to-supervisor'

/** All tables at a glance; null until the server has told. */
export const useFloor = create<{ readonly tables: readonly FloorTable[] | null }>(() => ({ tables: null }))

export function setFloor(tables: readonly FloorTable[] | null): void {
  useFloor.setState({ tables })
}

/** Only those that changed are told again. */
export function changeFloor(changed: readonly FloorTable[]): void {
  const news = new Map(changed.map((one) => [one.table, one]))
  useFloor.setState(({ tables }) => ({
    tables: tables?.map((one) => news.get(one.table) ?? one) ?? null,
  }))
}
