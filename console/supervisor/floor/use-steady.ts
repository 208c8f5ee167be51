import { useEffect, useRef, useState } from 'react'
import type { Arrangement } from '#console/supervisor/floor/arrange'
import type { FloorTable } from '#protocol/staff/to-supervisor'

const AGAIN_MILLIS = 10_000

/**
 * Figures change all the time, and no tile is to move under a hand: an order by figures is kept for a while. What
 * comes or goes, and above all what calls, takes its place at once.
 */
export function useSteady(
  now: readonly FloorTable[],
  { sort, filter, text }: Arrangement,
): readonly FloorTable[] {
  const [, again] = useState(0)
  const kept = useRef<{ readonly key: string; readonly order: readonly string[] }>({ key: '', order: [] })
  const isByFigures = sort === 'stakes' || sort === 'players' || sort === 'slow'
  useEffect(() => {
    if (!isByFigures) return undefined
    const timer = setInterval(() => {
      kept.current = { key: '', order: [] }
      again((count) => count + 1)
    }, AGAIN_MILLIS)
    return () => clearInterval(timer)
  }, [isByFigures])
  if (!isByFigures) return now
  const calling = now.filter(({ alarm, trouble }) => alarm !== null || trouble !== null)
  const members = now.map(({ table }) => table).sort()
  const key = [sort, filter, text, ...members, '!', ...calling.map(({ table }) => table)].join(' ')
  if (kept.current.key !== key) kept.current = { key, order: now.map(({ table }) => table) }
  const byId = new Map(now.map((table) => [table.table, table]))
  return kept.current.order.flatMap((id) => byId.get(id) ?? [])
}
