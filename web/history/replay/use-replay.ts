import { useEffect, useState } from 'react'
import { type Frame, lookMillis, type Speed } from '#web/history/replay/frames'

export interface Replay {
  readonly at: number
  readonly playing: boolean
  readonly speed: Speed
  readonly go: (at: number) => void
  readonly toggle: () => void
  readonly setSpeed: (speed: Speed) => void
}

/** Stands at the end at first: what is looked for is how it came out. Playing from there begins anew. */
export function useReplay(frames: readonly Frame[]): Replay {
  const last = Math.max(0, frames.length - 1)
  const [at, setAt] = useState(last)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  useEffect(() => {
    const frame = frames[at]
    if (!playing || frame === undefined) return undefined
    if (at >= last) {
      setPlaying(false)
      return undefined
    }
    const timer = setTimeout(() => setAt(at + 1), lookMillis(frame, speed))
    return () => clearTimeout(timer)
  }, [playing, at, last, frames, speed])
  return {
    at: Math.min(at, last),
    playing,
    speed,
    setSpeed,
    go: (to) => {
      setPlaying(false)
      setAt(Math.max(0, Math.min(last, to)))
    },
    toggle: () => {
      if (!playing && at >= last) setAt(0)
      setPlaying(!playing)
    },
  }
}
