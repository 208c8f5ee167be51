import type { ReactNode } from 'react'
import { units } from '#ui/draw/place'
import css from '#ui/draw/timer-ring.module.css'
import { classes } from '#ui/kit/classes'

interface Props {
  /** What is left, 1…0. */
  readonly share: number
  /** The server's figure; null when there is no countdown. */
  readonly seconds: number | null
  readonly tone?: 'open' | 'last' | 'plain'
  readonly size?: number
  /** A word below the figure. */
  readonly children?: ReactNode
}

const RADIUS = 32
const AROUND = 2 * Math.PI * RADIUS
const VIEW = 74

/** Time that runs down around a figure. Whoever uses it says the time in a live region. */
export function TimerRing({ share, seconds, tone = 'open', size = 76, children }: Props) {
  const left = Math.min(1, Math.max(0, share)) * AROUND
  return (
    <span
      className={classes(css.timer, css[tone])}
      style={{ width: units(size), height: units(size), fontSize: units(size) }}
      aria-hidden="true"
    >
      <svg className={css.ring} aria-hidden="true" viewBox={`${-VIEW / 2} ${-VIEW / 2} ${VIEW} ${VIEW}`}>
        <circle className={css.track} r={RADIUS} />
        {left > 0 && (
          <circle
            className={css.left}
            r={RADIUS}
            strokeDasharray={`${left.toFixed(1)} 999`}
            transform="rotate(-90)"
          />
        )}
      </svg>
      <b className={css.figure}>{seconds ?? '–'}</b>
      {children !== undefined && <span className={css.word}>{children}</span>}
    </span>
  )
}
