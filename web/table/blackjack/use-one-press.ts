import { useCallback, useEffect, useRef, useState } from 'react'

const DOUBLE_CLICK_MILLIS = 400

interface OnePress {
  readonly busy: boolean
  readonly press: (act: () => Promise<unknown>) => void
}

/** The second press of a double click is no second decision, nor is one before the first was answered. */
export function useOnePress(): OnePress {
  const [busy, setBusy] = useState(false)
  // A press may come before the button is drawn anew.
  const held = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const press = useCallback((act: () => Promise<unknown>) => {
    if (held.current) return
    held.current = true
    setBusy(true)
    const moment = new Promise((resolve) => {
      timer.current = setTimeout(resolve, DOUBLE_CLICK_MILLIS)
    })
    void Promise.all([act(), moment]).then(() => {
      held.current = false
      setBusy(false)
    })
  }, [])
  return { busy, press }
}
