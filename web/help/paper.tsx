import { type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import css from '#web/help/paper.module.css'

/** What is printed instead of the screen: a dialog would be cut off at the first sheet. */
export function Paper({ children }: { readonly children: ReactNode }) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return printing ? createPortal(<div className={css.paper}>{children}</div>, document.body) : null
}
