import { useEffect, useMemo, useState } from 'react'
import { create } from 'zustand'
import type { TableState } from '#engine/table/types'
import { serverNow, useServerClock } from '#ui/net/clock'
import { useTables } from '#web/state/tables'
import { useStill } from '#web/state/use-still'
import { showEndsAt } from '#web/table/blackjack/fire-blaze/show-end'

/** By table, the round whose bonus this player would not wait for. */
const useSkipped = create<Readonly<Record<string, string>>>(() => ({}))

export function skipShow(table: string, code: string): void {
  useSkipped.setState({ [table]: code })
}

/** Whether the bonus is still being told, so that what it brought must not be seen anywhere yet. */
export function useShowing(table: string, state: TableState): boolean {
  const isStill = useStill()
  const code = state.round?.code ?? null
  const isSkipped = useSkipped((all) => code !== null && all[table] === code)
  const end = useMemo(() => showEndsAt(state), [state])
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

/** The same of whatever table this window is at: looked at anew whenever it is drawn. */
export function useAnyShowing(): boolean {
  const isStill = useStill()
  const skipped = useSkipped()
  const places = useTables(({ places: all }) => all)
  if (isStill) return false
  return Object.entries(places).some(([table, { tracked }]) => {
    const end = tracked === null ? null : showEndsAt(tracked.state)
    return end !== null && serverNow() < end && skipped[table] !== tracked?.state.round?.code
  })
}
