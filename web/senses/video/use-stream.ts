import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Settings } from '#protocol/settings'
import { noteStall, watchLine } from '#web/senses/video/line'
import { openStream, type Stream } from '#web/senses/video/stream'

/** A picture that stands still for so long counts for a slow line by itself. */
const LONG_STALL_MILLIS = 6_000
const LONG_STALL_WEIGHT = 3

export type StreamState = 'waiting' | 'playing' | 'lost'

/** Plays a stream in the element while it is mounted, and notes when the picture stands still. */
export function useStream(
  ref: RefObject<HTMLVideoElement | null>,
  url: string,
  quality: Settings['videoQuality'],
): StreamState {
  const [state, setState] = useState<StreamState>('waiting')
  const stream = useRef<Stream | null>(null)
  const wanted = useRef(quality)
  useEffect(() => {
    const video = ref.current
    if (video === null) return undefined
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const isShown = () => document.visibilityState === 'visible'
    const playing = () => {
      clearTimeout(timer)
      setState('playing')
    }
    const waiting = () => {
      setState('waiting')
      // Before its first picture it loads, and in the background it may sleep: neither is a stall.
      if (video.currentTime === 0 || video.seeking || !isShown()) return
      noteStall()
      clearTimeout(timer)
      timer = setTimeout(() => noteStall(LONG_STALL_WEIGHT), LONG_STALL_MILLIS)
    }
    const unwatch = watchLine()
    video.addEventListener('playing', playing)
    video.addEventListener('waiting', waiting)
    void openStream(video, url, wanted.current, () => setState('lost')).then((opened) => {
      if (left) opened.stop()
      else {
        stream.current = opened
        opened.setQuality(wanted.current)
      }
    })
    return () => {
      left = true
      clearTimeout(timer)
      unwatch()
      video.removeEventListener('playing', playing)
      video.removeEventListener('waiting', waiting)
      stream.current?.stop()
      stream.current = null
    }
  }, [ref, url])
  useEffect(() => {
    wanted.current = quality
    stream.current?.setQuality(quality)
  }, [quality])
  return state
}
