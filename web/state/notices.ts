import { create } from 'zustand'
import type { CheckMessage } from '#protocol/to-player'

interface Notices {
  /** A reality check that waits to be acknowledged (TP-11). */
  readonly check: CheckMessage | null
  /** What the house says to this player everywhere: play was stopped, the house is closing. */
  readonly house: { readonly kind: 'closing' | 'barred'; readonly text: string } | null
}

export const useNotices = create<Notices>(() => ({ check: null, house: null }))
