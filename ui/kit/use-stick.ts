import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const NEAR = 48

interface Stick {
  readonly ref: RefObject<HTMLDivElement | null>
  /** How many came while one was reading above. */
  readonly below: number
  readonly scrolled: () => void
  readonly toEnd: () => void
}

/**
 * Stays at the newest line while one is there; leaves whoever reads above in peace. Where only so many lines are kept
 * their number says no more that one came: the newest does.
 */
export function useStick(count: number, newest: string | number | undefined): Stick {
  const ref = useRef<HTMLDivElement>(null)
  const known = useRef({ count, newest })
  const [below, setBelow] = useState(0)
  const isAtEnd = useRef(true)
  const toEnd = () => {
    const box = ref.current
    if (box !== null) box.scrollTop = box.scrollHeight
    isAtEnd.current = true
    setBelow(0)
  }
  useLayoutEffect(() => {
    const come = count - known.current.count
    known.current = { count, newest }
    const box = ref.current
    if (box === null) return
    if (isAtEnd.current) box.scrollTop = box.scrollHeight
    else if (come > 0) setBelow((before) => before + come)
  }, [count, newest])
  const scrolled = () => {
    const box = ref.current
    if (box === null) return
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
    if (isAtEnd.current) setBelow(0)
  }
  return { ref, below, scrolled, toEnd }
}
