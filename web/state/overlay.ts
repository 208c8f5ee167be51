import { create } from 'zustand'

/** What can lie over any screen. */
export const OVERLAYS = [
  'lobby',
  'settings',
  'account',
  'cashier',
  'play',
  'history',
  'help',
  'support',
  'menu',
] as const
export type Overlay = (typeof OVERLAYS)[number]

export interface OverlayProps {
  /** The table that it lies over, if any. */
  readonly table: string | null
  readonly onClose: () => void
}

export const useOverlay = create<{ readonly overlay: Overlay | null }>(() => ({ overlay: null }))

export function openOverlay(overlay: Overlay): void {
  useOverlay.setState({ overlay })
}

export function closeOverlay(): void {
  useOverlay.setState({ overlay: null })
}
