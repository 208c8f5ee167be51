import { create } from 'zustand'
import { useServerClock } from '#ui/net/clock'
import { GOOD_LINE, heardTrip, type Line, sawStall } from '#web/senses/video/slowness'
import { type VideoView, viewOf } from '#web/senses/video/view'
import { useSettings } from '#web/state/settings'

const useLine = create<Line>(() => GOOD_LINE)

/** While a video is shown, the house's round trips tell how the line is. Returns how to stop. */
export function watchLine(): () => void {
  return useServerClock.subscribe(({ roundTripMillis }) => {
    if (roundTripMillis !== null) useLine.setState((line) => heardTrip(line, roundTripMillis, Date.now()))
  })
}

export function noteStall(weight?: number): void {
  useLine.setState((line) => sawStall(line, Date.now(), weight))
}

export function useIsSlow(): boolean {
  return useLine(({ slowSince }) => slowSince !== null)
}

/** How a table's video is shown; a table without one has none. */
export function useVideoView(url: string | null): VideoView {
  const slow = useIsSlow()
  const settings = useSettings(({ settings: kept }) => kept)
  return url === null ? 'none' : viewOf(settings, slow)
}
