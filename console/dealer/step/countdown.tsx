import css from '#console/dealer/step/countdown.module.css'
import { useWords } from '#console/i18n/language'
import type { Clock } from '#engine/table/types'
import { TimerRing } from '#ui/draw/timer-ring'
import { useSecondsLeft } from '#ui/net/use-clock'

const LAST_SECONDS = 5
/** A ring that is full: longer clocks begin to run down later. */
const WHOLE_SECONDS = 15

/** What is left of the clock that runs; its place stays when none does. */
export function Countdown({ clock }: { readonly clock: Clock | null }) {
  const { step } = useWords().dealer
  const seconds = useSecondsLeft(clock?.until ?? null)
  const isRunning = seconds !== null && seconds > 0
  const tone = !isRunning ? 'plain' : seconds <= LAST_SECONDS ? 'last' : 'open'
  return (
    <div className={css.place}>
      {seconds !== null && (
        <>
          <TimerRing share={seconds / WHOLE_SECONDS} seconds={seconds} tone={tone} size={84} />
          <span className="unseen" role="timer" aria-live="off">
            {isRunning ? step.seconds(seconds) : step.over}
          </span>
        </>
      )}
    </div>
  )
}
