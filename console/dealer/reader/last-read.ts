import { create } from 'zustand'
import { partsOf } from '#console/families'
import type { Card } from '#engine/cards/card'
import type { CardPlace } from '#engine/round/plan'
import { wantedCard } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'

/** The card that was read last at this console. */
export interface LastRead {
  /** Null for one that lies face down: nobody is shown it again (FA-5). */
  readonly card: Card | null
  /** Null is the burned card of a shoe. */
  readonly place: CardPlace | null
}

interface Reading {
  /** A card was read and is on its way. */
  readonly sending: boolean
  readonly last: LastRead | null
}

export const useReading = create<Reading>(() => ({ sending: false, last: null }))

/** What the table shows of a card after it was taken: whatever it does not show is not shown here either. */
export function lastRead(before: TableState, after: TableState): LastRead | null {
  const wanted = wantedCard(before)
  if (wanted === null) return null
  if (wanted.burn) return { card: after.shoe?.burned ?? null, place: null }
  return { card: partsOf(after.id).cardAt(after.game, wanted.place), place: wanted.place }
}
