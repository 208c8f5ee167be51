import { useEffect, useRef } from 'react'
import { TimerRing } from '#ui/draw/timer-ring'
import { useSecondsLeft } from '#ui/net/use-clock'
import { useWords } from '#web/i18n/language'
import { ownName } from '#web/lobby/card/table-words'
import { standOf } from '#web/side/stand'
import css from '#web/side/strip.module.css'
import { focusTable } from '#web/state/at-tables'
import { useLobby } from '#web/state/lobby'
import { useMe } from '#web/state/person'
import { usePlace } from '#web/state/tables'

interface Props {
  readonly table: string
  readonly isShown: boolean
}

const LAST_SECONDS = 5
const RING_SECONDS = 15

/** One table of the strip: its name, what happens there, and a clock that concerns the player. */
export function StripTab({ table, isShown }: Props) {
  const words = useWords()
  const me = useMe()
  const known = useLobby(({ known: lobby }) => lobby?.tables.get(table))
  const { tracked, elsewhere } = usePlace(table)
  const stand = standOf(tracked?.state ?? null, elsewhere, me)
  const seconds = useSecondsLeft(stand.until)
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isShown) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isShown])
  return (
    <button
      ref={ref}
      type="button"
      className={css.tab}
      data-waits={stand.waits && !isShown}
      aria-current={isShown ? 'true' : undefined}
      onClick={() => focusTable(table)}
    >
      <span className={css.name}>{known === undefined ? table : ownName(known, words.games)}</span>
      <span className={css.stand}>{words.side.stands[stand.kind]}</span>
      {seconds !== null && seconds > 0 && (
        <span className={css.ring}>
          <TimerRing
            share={Math.min(1, seconds / RING_SECONDS)}
            seconds={seconds}
            tone={seconds <= LAST_SECONDS ? 'last' : 'open'}
            size={30}
          />
        </span>
      )}
    </button>
  )
}
