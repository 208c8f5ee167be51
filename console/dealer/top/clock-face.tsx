import css from '#console/dealer/top/top-line.module.css'
import { serverNow } from '#ui/net/clock'
import { useEvery } from '#ui/net/use-clock'

const TICK_MILLIS = 500
const FACE = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** The server's time. */
export function ClockFace() {
  useEvery(TICK_MILLIS)
  const now = serverNow()
  return (
    <time className={css.clock} dateTime={new Date(now).toISOString()}>
      {FACE.format(now)}
    </time>
  )
}
