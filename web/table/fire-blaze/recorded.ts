import { useEffect } from 'react'
import { create } from 'zustand'
import type { Spin } from '#engine/blackjack/fire-blaze/types'
import type { TableEvent, TableState } from '#engine/table/types'
import { onTableEvents } from '#web/state/tables'

export interface RecordedBonus {
  readonly code: string
  readonly spins: readonly Spin[]
  /** When it was drawn, by the server's clock: everybody counts from there. */
  readonly at: number
}

/** The latest of each table, as it was told. */
const useRecorded = create<Readonly<Record<string, RecordedBonus>>>(() => ({}))

/** The bonus among what was told, if it was. */
export function bonusIn(
  events: readonly TableEvent[],
  { round }: Pick<TableState, 'round'>,
  at: number,
): RecordedBonus | null {
  const drawn = events.find((event) => event.type === 'bonusDrawn')
  return drawn === undefined || round === null ? null : { code: round.code, spins: drawn.spins, at }
}

/** The bonus of a round as it was told; null for whoever came too late to hear of it. */
export function useRecordedBonus(table: string, code: string | null): RecordedBonus | null {
  useEffect(
    () =>
      onTableEvents((where, events, state, at) => {
        const bonus = where === table ? bonusIn(events, state, at) : null
        if (bonus !== null) useRecorded.setState({ [table]: bonus })
      }),
    [table],
  )
  const recorded = useRecorded((all) => all[table])
  return recorded?.code === code ? recorded : null
}
