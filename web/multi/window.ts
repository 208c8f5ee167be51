import { create } from 'zustand'

/** MP-1: the panel in a small window over whatever screen is open. */
export const useMultiWindow = create<{ readonly open: boolean }>(() => ({ open: false }))

export function openMultiWindow(): void {
  useMultiWindow.setState({ open: true })
}

export function closeMultiWindow(): void {
  useMultiWindow.setState({ open: false })
}
