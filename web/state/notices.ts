import { create } from 'zustand'
import type { CheckMessage } from '#protocol/player/to-player'

interface Notices {
  /** A reality check that waits to be acknowledged (TP-11). */
  readonly check: CheckMessage | null
  /** What the house says to this player everywhere: play was stopped, the house is closing. */
  readonly house: { readonly kind: 'closing' | 'barred'; readonly text: string } | null
  /** Where tables that stand still say why: nothing may cover that. */
  readonly told: readonly HTMLElement[]
}

export const useNotices = create<Notices>(() => ({ check: null, house: null, told: [] }))

/** A table says something there, until the function that comes back is called. */
export function tells(element: HTMLElement): () => void {
  useNotices.setState(({ told }) => ({ told: [...told, element] }))
  return () => useNotices.setState(({ told }) => ({ told: told.filter((one) => one !== element) }))
}
