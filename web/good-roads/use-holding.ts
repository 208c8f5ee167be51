import { useMemo } from 'react'
import { type OwnPattern, patternHolds } from '#engine/roads/own-pattern'
import { shoeColumns } from '#web/good-roads/matches'
import { useLobby } from '#web/state/lobby'

/** At how many tables a pattern holds now; 0 for none that could. */
export function useHolding(pattern: OwnPattern | null): number {
  const tables = useLobby(({ known }) => known?.tables ?? null)
  return useMemo(() => {
    if (pattern === null || tables === null) return 0
    return [...tables.values()].filter(({ results }) => patternHolds(shoeColumns(results), pattern)).length
  }, [pattern, tables])
}
