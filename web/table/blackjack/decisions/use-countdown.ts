import { useRef } from 'react'
import { serverNow } from '#ui/net/clock'
import { useEvery, useSecondsLeft } from '#ui/net/use-clock'
import { LAST_BETS_MILLIS } from '#web/table/status/status'

interface Countdown {
  readonly seconds: number | null
  /** What is left, 1…0, of the time there was when it was first seen. */
  readonly share: number
  readonly tone: 'open' | 'last' | 'plain'
}

const SMOOTH_MILLIS = 200

/** A clock of the table as a ring shows it. */
export function useCountdown(until: number | null): Countdown {
  const seconds = useSecondsLeft(until)
  useEvery(SMOOTH_MILLIS)
  const seen = useRef({ until, whole: 0 })
  const left = until === null ? 0 : Math.max(0, until - serverNow())
  if (seen.current.until !== until || seen.current.whole === 0) seen.current = { until, whole: left }
  const share = seen.current.whole === 0 ? 0 : left / seen.current.whole
  return { seconds, share, tone: until === null ? 'plain' : left <= LAST_BETS_MILLIS ? 'last' : 'open' }
}
