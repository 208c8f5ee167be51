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
  'goodRoads',
] as const
export type Overlay = (typeof OVERLAYS)[number]

export interface OverlayProps {
  /** The table that it lies over, if any. */
  readonly table: string | null
  readonly onClose: () => void
}

/** The settings' pages that are opened from where they belong to. */
export type SettingsPage = 'multi'

interface Open {
  readonly overlay: Overlay | null
  /** The page that the settings open with; null is the first. */
  readonly page: SettingsPage | null
}

export const useOverlay = create<Open>(() => ({ overlay: null, page: null }))

export function openOverlay(overlay: Overlay): void {
  useOverlay.setState({ overlay, page: null })
}

export function openSettings(page: SettingsPage): void {
  useOverlay.setState({ overlay: 'settings', page })
}

export function closeOverlay(): void {
  useOverlay.setState({ overlay: null })
}
