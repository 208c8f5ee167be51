import { type RefObject, useEffect, useState } from 'react'
import { clearOf } from '#web/account/notices/clear-of'
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
