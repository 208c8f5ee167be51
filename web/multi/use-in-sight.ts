import { type RefObject, useEffect } from 'react'
import { setInSight } from '#web/multi/at-tables/holding'

/** Tells which tiles can be seen, by one observer for all of them. */
export function useInSight(list: RefObject<HTMLElement | null>, tables: readonly string[]): void {
  const key = tables.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tables are other elements
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) setInSight(tableOf(target), isIntersecting)
    })
    const tiles = [...(list.current?.children ?? [])]
    for (const tile of tiles) seen.observe(tile)
    return () => {
      seen.disconnect()
      for (const tile of tiles) setInSight(tableOf(tile), false)
    }
  }, [list, key])
}

function tableOf(tile: Element): string {
  return tile instanceof HTMLElement ? (tile.dataset.tile ?? '') : ''
}
