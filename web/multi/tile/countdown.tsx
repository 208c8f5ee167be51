import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '#ui/kit/classes'
import { serverNow } from '#ui/net/clock'
import css from '#web/multi/tile/countdown.module.css'
import { whileShown } from '#web/multi/tile/while-shown'
import { LAST_BETS_MILLIS } from '#web/table/status/status'

const SECOND = 1_000

const secondsLeft = (until: number) => Math.max(0, Math.ceil((until - serverNow()) / SECOND))

/** The seconds that are left; only the figure itself changes, whatever stands around it is not drawn again. */
export function Countdown({ until }: { readonly until: number }) {
  const ref = useRef<HTMLSpanElement>(null)
  const [digits] = useState(() => String(secondsLeft(until)).length)
  useLayoutEffect(() => {
    const figure = ref.current
    if (figure === null) return undefined
    return whileShown(figure, () => {
      const text = String(secondsLeft(until))
      if (figure.textContent !== text) figure.textContent = text
    })
  }, [until])
  return <span ref={ref} className={css.figure} style={{ minWidth: `${digits}ch` }} aria-hidden="true" />
}

interface BarProps {
  readonly until: number
  /** How long betting is, in milliseconds. */
  readonly whole: number
  readonly isLast: boolean
}

/** The same as a bar that runs down to the left. */
export function TimerBar({ until, whole, isLast }: BarProps) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const bar = ref.current
    if (bar === null) return undefined
    return whileShown(bar, () => {
      const share = Math.max(0, Math.min(1, (until - serverNow()) / whole))
      bar.style.transform = `scaleX(${share.toFixed(4)})`
    })
  }, [until, whole])
  return <span ref={ref} className={classes(css.bar, isLast && css.last)} />
}

/** Whether the last seconds of betting have begun (SB-7): one timer for each betting time. */
export function useIsLast(until: number | null): boolean {
  const [lastOf, setLastOf] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return undefined
    const timer = setTimeout(() => setLastOf(until), Math.max(0, until - LAST_BETS_MILLIS - serverNow()))
    return () => clearTimeout(timer)
  }, [until])
  return until !== null && lastOf === until
}
