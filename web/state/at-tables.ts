import { create } from 'zustand'

/** The tables of this window in the order of its address, and the one that keys, ears and dialogs belong to. */
interface AtTables {
  readonly tables: readonly string[]
  readonly focused: string | null
}

export const useAtTables = create<AtTables>(() => ({ tables: [], focused: null }))

export function useFocused(): string | null {
  return useAtTables(({ focused }) => focused)
}

export function focusTable(table: string): void {
  const { tables, focused } = useAtTables.getState()
  if (focused !== table && tables.includes(table)) useAtTables.setState({ focused: table })
}

export function sitAt(tables: readonly string[]): void {
  useAtTables.setState((before) => ({ tables, focused: focusAfter(before, tables) }))
}

/** One that was added is looked at; when the one with the focus is left, its neighbour is. */
export function focusAfter({ tables: before, focused }: AtTables, tables: readonly string[]): string | null {
  const added = before.length === 0 ? undefined : tables.find((table) => !before.includes(table))
  if (added !== undefined) return added
  if (focused !== null && tables.includes(focused)) return focused
  const place = focused === null ? 0 : before.indexOf(focused)
  return tables[Math.min(Math.max(place, 0), tables.length - 1)] ?? null
}
