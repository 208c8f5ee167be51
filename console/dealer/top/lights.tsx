import { useReaderState } from '#console/dealer/reader/use-reader'
import css from '#console/dealer/top/top-line.module.css'
import { useWords } from '#console/i18n/language'
import { classes } from '#ui/kit/classes'
import { useServerClock } from '#ui/net/clock'
import { useConnection } from '#ui/net/connection'

/** Whether a card that is read now would be taken. */
export function ReaderLight({ isOn, isStopped }: { readonly isOn: boolean; readonly isStopped: boolean }) {
  const { reader } = useWords().dealer
  const ready = useReaderState()
  const state = isStopped ? 'stopped' : ready
  const tone = !isOn ? 'off' : state === 'ready' ? 'good' : 'warn'
  return (
    <span className={css.light} data-tone={tone}>
      <i aria-hidden="true" />
      {isOn ? reader[state] : reader.off}
    </span>
  )
}

const SLOW_MILLIS = 400

export function LineLight() {
  const { top } = useWords().dealer
  const state = useConnection(({ state: known }) => known)
  const millis = useServerClock(({ roundTripMillis }) => roundTripMillis)
  const isSlow = millis !== null && millis > SLOW_MILLIS
  const tone = state === 'lost' ? 'stop' : isSlow || state === 'opening' ? 'warn' : 'good'
  return (
    <span className={classes(css.light, css.ping)} data-tone={tone}>
      <i aria-hidden="true" />
      <span className="unseen">{top.line[state]}</span>
      {state === 'open' && millis !== null ? top.ping(millis) : top.line[state]}
    </span>
  )
}
