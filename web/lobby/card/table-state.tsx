import { useEffect, useState } from 'react'
import type { LobbyTable } from '#protocol/lobby/table'
import { TimerRing } from '#ui/draw/timer-ring'
import { useSecondsLeft } from '#ui/net/use-clock'
import { useFamily } from '#web/families/parts'
import { useWords } from '#web/i18n/language'
import css from '#web/lobby/card/table-state.module.css'
import { bettingUntil, stateWords } from '#web/lobby/card/table-words'
import { LAST_BETS_MILLIS } from '#web/table/status/status'

/** A ring is full at least at so many seconds, so that one who comes late sees how late it is. */
const SHORTEST_ROUND = 12
const LAST_SECONDS = LAST_BETS_MILLIS / 1_000

/** The time that is left for bets; what happens, while there is none. */
export function TableState({ table }: { readonly table: LobbyTable }) {
  const { lobby: words } = useWords()
  const { lobby } = useFamily(table.game)
  const seconds = useSecondsLeft(bettingUntil(table))
  const longest = useLongest(seconds ?? 0)
  if (seconds === null || seconds === 0) {
    return (
      <p className={css.words} data-paused={table.paused !== null}>
        {seconds === 0 ? words.states.closed : stateWords(table, lobby, words)}
      </p>
    )
  }
  return (
    <p className={css.clock} data-clock>
      <TimerRing
        share={seconds / longest}
        seconds={seconds}
        tone={seconds <= LAST_SECONDS ? 'last' : 'open'}
        size={36}
      />
      <span className="unseen">{words.states.open}</span>
    </p>
  )
}

/** The most seconds that were seen at this table. */
function useLongest(seconds: number): number {
  const [longest, setLongest] = useState(SHORTEST_ROUND)
  useEffect(() => setLongest((before) => Math.max(before, seconds)), [seconds])
  return Math.max(longest, seconds)
}
