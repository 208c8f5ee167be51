import { create } from 'zustand'

/** The tab that lies open beside or over the table; null is: none was asked for. */
export const usePanel = create<{ readonly tab: string | null }>(() => ({ tab: null }))

export function openPanel(tab: string): void {
  usePanel.setState({ tab })
}

export function closePanel(): void {
  usePanel.setState({ tab: null })
}
