import { useState } from 'react'
import { usePlace } from '#console/state/tables'
import type { TableState } from '#engine/table/types'

/** The table when the dialog opened: what is ordered there is about that, whatever has come since. */
export function useSeen(table: string): TableState | null {
  const state = usePlace(table).tracked?.state ?? null
  const [seen] = useState(state)
  return seen
}

export function ofRound(seen: TableState | null): { readonly round: string } {
  return { round: seen?.round?.code ?? '' }
}

export function ofCards(seen: TableState | null): { readonly round: string; readonly dealt: number } {
  return { ...ofRound(seen), dealt: seen?.live?.dealt ?? 0 }
}
