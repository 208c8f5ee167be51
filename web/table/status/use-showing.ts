import { useEffect, useMemo, useState } from 'react'
import { create } from 'zustand'
import type { TableState } from '#engine/table/types'
import { serverNow, useServerClock } from '#ui/net/clock'
import { useFamilies, useFamily } from '#web/families/parts'
import { useTables } from '#web/state/tables'
import { useStill } from '#web/state/use-still'

/** By table, the round whose show this player would not wait for. */
const useSkipped = create<Readonly<Record<string, string>>>(() => ({}))

export function skipShow(table: string, code: string): void {
  useSkipped.setState({ [table]: code })
}

/** Whether the show of a round's end (MF-16) is still being told, so that what it brought must not be seen anywhere yet. */
export function useShowing(table: string, state: TableState): boolean {
  const isStill = useStill()
  const code = state.round?.code ?? null
  const isSkipped = useSkipped((all) => code !== null && all[table] === code)
  const { showEndsAt } = useFamily(state.id)
  const end = useMemo(() => showEndsAt(state), [state, showEndsAt])
  const [, look] = useState(0)
  const ahead = useServerClock(({ aheadMillis }) => aheadMillis)
  const left = end === null ? 0 : end - Date.now() - ahead
  useEffect(() => {
    if (end === null) return undefined
    const timer = setTimeout(() => look((count) => count + 1), Math.max(0, end - Date.now() - ahead) + 4)
    return () => clearTimeout(timer)
  }, [ahead, end])
  return left > 0 && !isStill && !isSkipped
}

/** The same of all tables that this window is at: looked at whenever it is drawn. */
export function useAnyShowing(): boolean {
  const isStill = useStill()
  const skipped = useSkipped()
  const familyOf = useFamilies()
  const places = useTables(({ places: all }) => all)
  if (isStill) return false
  return Object.entries(places).some(([table, { tracked }]) => {
    const end = tracked === null ? null : familyOf(tracked.state.id).showEndsAt(tracked.state)
    return end !== null && serverNow() < end && skipped[table] !== tracked?.state.round?.code
  })
}

/** A figure that may fall at any time but rises only once the cards that it comes from have been seen. */
export function useUnspoiled(figure: number, running: boolean): number {
  const [shown, show] = useState(figure)
  const isKept = running && figure > shown
  if (!isKept && shown !== figure) show(figure)
  return isKept ? shown : figure
}
