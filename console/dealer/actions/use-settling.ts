import { useEffect, useState } from 'react'

const SETTLE_MILLIS = 600

/** True for a moment after what a button does has changed: nobody presses the next thing unread. */
export function useSettling(does: string | null): boolean {
  const [settled, setSettled] = useState(does)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(does), SETTLE_MILLIS)
    return () => clearTimeout(timer)
  }, [does])
  return settled !== does
}
