import { type RefObject, useEffect, useState } from 'react'
import { useNotices } from '#web/state/notices'

/** Keeps bars from what tables that stand still say themselves: how far down they go. */
export function useClear(bars: RefObject<HTMLElement | null>): number {
  const [down, setDown] = useState(0)
  const told = useNotices(({ told: all }) => all)
  useEffect(() => {
    const element = bars.current
    if (element === null) return undefined
    const look = () => {
      // Where it is without being moved.
      const { offsetTop: top, offsetHeight } = element
      const reaches = told.map((notice) => notice.getBoundingClientRect())
      setDown(offsetHeight === 0 ? 0 : clearOf({ top, bottom: top + offsetHeight }, reaches))
    }
    const observer = new ResizeObserver(look)
    for (const seen of [element, document.body, ...told]) observer.observe(seen)
    return () => observer.disconnect()
  }, [bars, told])
  return down
}

/** From where to where something reaches, from the top of the window. */
export interface Reach {
  readonly top: number
  readonly bottom: number
}

const GAP = 8

/** How far bars have to go down so that they cover nothing of what a table itself says; zero where they do not. */
export function clearOf(bars: Reach, told: readonly Reach[]): number {
  const covered = told.filter(({ top, bottom }) => top < bars.bottom && bottom > bars.top)
  return covered.length === 0 ? 0 : Math.max(...covered.map(({ bottom }) => bottom)) + GAP - bars.top
}
