import { useEffect } from 'react'
import { swipeOf, type Touched } from '#web/side/swipe'
import { focusTable } from '#web/state/at-tables'

/** A finger that wipes over the shown table brings its neighbour. */
export function useSwipe(tables: readonly string[], shown: string): void {
  useEffect(() => {
    let from: Touched | null = null
    const began = (event: TouchEvent) => {
      const { touches, target, timeStamp } = event
      const [touch] = touches
      from = touch === undefined || touches.length > 1 || !mayWipe(target) ? null : touched(touch, timeStamp)
    }
    const ended = ({ changedTouches: [touch], timeStamp }: TouchEvent) => {
      if (from === null || touch === undefined) return
      const next = tables[tables.indexOf(shown) + swipeOf(from, touched(touch, timeStamp))]
      from = null
      if (next !== undefined) focusTable(next)
    }
    addEventListener('touchstart', began, { passive: true })
    addEventListener('touchend', ended, { passive: true })
    return () => {
      removeEventListener('touchstart', began)
      removeEventListener('touchend', ended)
    }
  }, [tables, shown])
}

function touched({ clientX: x, clientY: y }: Touch, at: number): Touched {
  return { x, y, at }
}

/** On a table, and not where a finger moves something else: a slider, roads, chips that do not all fit. */
function mayWipe(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('[data-table]') === null) return false
  for (let element: Element | null = target; element !== null; element = element.parentElement) {
    if (element instanceof HTMLInputElement || element.getAttribute('role') === 'tabpanel') return false
    if (element.hasAttribute('data-table')) return true
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX)
    if (scrolls && element.scrollWidth > element.clientWidth) return false
  }
  return false
}
