import { create } from 'zustand'

/** The tab that lies open beside or over each table; none where none was asked for. */
const usePanels = create<{ readonly tabs: Readonly<Record<string, string>> }>(() => ({ tabs: {} }))

export function usePanel(table: string): string | null {
  return usePanels(({ tabs }) => tabs[table] ?? null)
}

export function openPanel(table: string, tab: string): void {
  usePanels.setState(({ tabs }) => ({ tabs: { ...tabs, [table]: tab } }))
}

export function closePanel(table: string): void {
  usePanels.setState(({ tabs: { [table]: _closed, ...tabs } }) => ({ tabs }))
}
