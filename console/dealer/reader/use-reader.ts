import { useEffect, useState } from 'react'
import { tellRefused } from '#console/dealer/actions/refusals'
import { beep } from '#console/dealer/reader/beep'
import { hasCardCode, NOTHING_TYPED, struck, type Typed } from '#console/dealer/reader/keystrokes'
import { useSpoken } from '#console/i18n/language'

/** Whether a code that is read now would be taken: nothing has the keys, or what has them instead. */
export type ReaderState = 'ready' | 'writing' | 'covered' | 'away'

/**
 * Listens for the reader, wherever the focus is. Its Enter is nobody else's: a button with the focus is not pressed by
 * it, and no form is sent.
 */
export function useReader(take: (code: string, at: number) => void): void {
  useEffect(() => {
    let typed: Typed = NOTHING_TYPED
    const heard = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const after = struck(typed, { key: event.key, at: event.timeStamp })
      typed = after.typed
      if (after.code === null) return
      const state = readerState()
      if (state === 'writing' && (isForCodes() || !hasCardCode(after.code))) return
      event.preventDefault()
      event.stopPropagation()
      if (state === 'ready' || state === 'away') take(after.code, event.timeStamp)
      else missed(state)
    }
    addEventListener('keydown', heard, { capture: true })
    return () => removeEventListener('keydown', heard, { capture: true })
  }, [take])
}

function missed(state: 'writing' | 'covered'): void {
  const { reader } = useSpoken.getState().words.dealer
  beep('bad')
  tellRefused(state === 'writing' ? reader.whileWriting : reader.notSent)
}

function readerState(): ReaderState {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && isField(activeElement)) return 'writing'
  if (document.querySelector('dialog[open]') !== null) return 'covered'
  return document.hasFocus() ? 'ready' : 'away'
}

/** Where a code is to be typed it may be read as well. */
function isForCodes(): boolean {
  return document.activeElement?.matches('[data-code]') === true
}

function isField(element: HTMLElement): boolean {
  return element.matches('input:not([type=radio], [type=checkbox]), textarea, select')
}

const LOOK_MILLIS = 500

export function useReaderState(): ReaderState {
  const [state, setState] = useState(readerState)
  useEffect(() => {
    const look = () => setState(readerState())
    const soon = () => requestAnimationFrame(look)
    const timer = setInterval(look, LOOK_MILLIS)
    for (const event of ['focus', 'blur', 'focusin', 'focusout']) addEventListener(event, soon)
    return () => {
      clearInterval(timer)
      for (const event of ['focus', 'blur', 'focusin', 'focusout']) removeEventListener(event, soon)
    }
  }, [])
  return state
}
