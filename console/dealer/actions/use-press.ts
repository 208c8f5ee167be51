import { useEffect, useState } from 'react'

const ARMED_MILLIS = 4_000

/** What cannot be taken back is done by the second of two presses. */
export function useArmed(): readonly [boolean, (armed: boolean) => void] {
  const [isArmed, setArmed] = useState(false)
  useEffect(() => {
    if (!isArmed) return undefined
    const timer = setTimeout(() => setArmed(false), ARMED_MILLIS)
    return () => clearTimeout(timer)
  }, [isArmed])
  return [isArmed, setArmed]
}

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
