import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Room } from '#web/table/frame/room'

export interface StageRoom extends Room {
  /** With the dock below it: this does not change when the dock grows. */
  readonly withDock: number
}

/** How much room an element has, as it changes; null before the first look. */
export function useRoom(ref: RefObject<HTMLElement | null>): StageRoom | null {
  const [room, setRoom] = useState<StageRoom | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const play = element.parentElement?.parentElement ?? element
    const look = () => {
      setRoom({ width: element.clientWidth, height: element.clientHeight, withDock: play.clientHeight })
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return room
}
