import { useEffect, useRef } from 'react'

/** What each function key does now; the reader types none of them. */
export type FunctionKeys = Readonly<Record<string, () => void>>

/** Over the whole page, but not through a window that lies over it. */
export function useFunctionKeys(keys: FunctionKeys): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const press = now.current[event.key]
      if (press === undefined || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      if (!event.repeat && document.querySelector('dialog[open]') === null) press()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
