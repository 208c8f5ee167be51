import { useEffect, useRef, useState } from 'react'
import type { TableEvent, TableState } from '#engine/table/types'
import { useSpoken } from '#web/i18n/language'
import { onSeenEvents } from '#web/senses/seen-events'
import { sentencesOf } from '#web/senses/words/sentences'
import { stageCall } from '#web/senses/words/stage-call'
import { serverNow } from '#web/state/clock'
import { useMe, usePerson } from '#web/state/person'
import { usePlace } from '#web/state/tables'
import { useDesk } from '#web/table/desk'
import { statusOf } from '#web/table/status'
import { useEvery } from '#web/table/use-clock'

/** What happens within this time is said in one go. */
const GATHER_MILLIS = 250

/** For those who do not see the table: cards, totals, whose turn it is, results and the clock's three moments. */
export function Announcer({ table }: { readonly table: string }) {
  const state = usePlace(table).tracked?.state
  const told = useTold(table)
  return (
    <div className="unseen">
      <p aria-live="assertive">{told.assertive}</p>
      <p aria-live="polite">{told.polite}</p>
      {state !== undefined && <StageCall table={table} state={state} />}
    </div>
  )
}

function useTold(table: string): { readonly polite: string; readonly assertive: string } {
  const [told, setTold] = useState({ polite: '', assertive: '' })
  useEffect(() => {
    let polite: readonly string[] = []
    let assertive: readonly string[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      timer = undefined
      const now = { polite: polite.join(' '), assertive: assertive.join(' ') }
      polite = []
      assertive = []
      setTold((before) => ({
        polite: now.polite === '' ? before.polite : afresh(now.polite, before.polite),
        assertive: now.assertive === '' ? before.assertive : afresh(now.assertive, before.assertive),
      }))
    }
    const hear = (events: readonly TableEvent[], state: TableState) => {
      const me = usePerson.getState().person?.player ?? ''
      const more = sentencesOf(useSpoken.getState(), events, state, me)
      polite = [...polite, ...more.polite]
      assertive = [...assertive, ...more.assertive]
      if (polite.length + assertive.length > 0) timer ??= setTimeout(flush, GATHER_MILLIS)
    }
    // Of what was missed only how it ended is news.
    const stop = onSeenEvents(table, hear, (events, state) => hear(events.slice(-1), state))
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [table])
  return told
}

/** A region that does not change is not read: the same words once more need a space that nobody hears. */
function afresh(text: string, before: string): string {
  return text === before ? `${text}\u00a0` : text
}

function StageCall({ table, state }: { readonly table: string; readonly state: TableState }) {
  const words = useSpoken(({ words: spoken }) => spoken)
  const me = useMe()
  const desk = useDesk(table)
  useEvery(500)
  const now = serverNow()
  const status = statusOf(words.status, state, me, desk, now)
  const isHeard = useIsHeard()
  const said = useRef({ key: '', call: '' })
  // The seconds are those of the moment at which the line changed: they do not count down aloud.
  const key = `${status.text}/${status.until}`
  if (said.current.key !== key) said.current = { key, call: stageCall(words, status, state, now) }
  return <p aria-live="polite">{isHeard ? said.current.call : ''}</p>
}

/** What a region says when it comes is not read out, only what changes in it: who comes to a table hears how it stands. */
function useIsHeard(): boolean {
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), GATHER_MILLIS)
    return () => clearTimeout(timer)
  }, [])
  return isHeard
}
