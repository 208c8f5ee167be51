import { useEffect, useRef, useState } from 'react'
import type { Family } from '#engine/kinds'
import type { TableEvent, TableState } from '#engine/table/types'
import { serverNow } from '#ui/net/clock'
import { useEvery } from '#ui/net/use-clock'
import { useFetched } from '#web/families/fetched'
import { type FamilyParts, type TableProps, useFamilies } from '#web/families/parts'
import { useSpoken } from '#web/i18n/language'
import type { SensesPart } from '#web/senses/part'
import { onSeenEvents } from '#web/senses/seen-events'
import { sentencesOf } from '#web/senses/words/sentences'
import { stageCall } from '#web/senses/words/stage-call'
import { useAtTables, useFocused } from '#web/state/at-tables'
import { useMe, usePerson } from '#web/state/person'
import { usePlace } from '#web/state/tables'
import { standing } from '#web/table/chips/on-cloth'
import { useDockState } from '#web/table/dock/dock-state'
import { useIsShort } from '#web/table/dock/use-money-here'
import { useNameAmong } from '#web/table/frame/name-among'
import { statusOf } from '#web/table/status/status'

/** What happens within this time is said in one go. */
const GATHER_MILLIS = 250

/** For those who do not see the table: cards, totals, whose turn it is, results and the clock's three moments. */
export function Announcer({ table }: { readonly table: string }) {
  const state = usePlace(table).tracked?.state
  const familyOf = useFamilies()
  const told = useTold(table, state === undefined ? null : familyOf(state.id))
  const isFocused = useFocused() === table
  const named = useNamed(table)
  return (
    <div className="unseen">
      <p aria-live="assertive">{named(told.assertive)}</p>
      <p aria-live="polite">{named(told.polite)}</p>
      {state !== undefined && <StageCall table={table} state={state} isCalled={isFocused} />}
    </div>
  )
}

/** At a table that the player does not look at: own results, an own turn or cut. Its cards and calls are not told. */
function concerns(events: readonly TableEvent[], { game }: TableState, me: string): boolean {
  return (
    standing(game, me).staked > 0 || events.some((event) => event.type === 'cutOffered' && event.to === me)
  )
}

/** Of several tables the one is named that something is said of. */
function useNamed(table: string): (text: string) => string {
  const { multi } = useSpoken(({ words }) => words)
  const name = useNameAmong(table)
  return (text) => (name === undefined || text === '' ? text : multi.news(name, text))
}

function useTold(
  table: string,
  family: FamilyParts<Family> | null,
): { readonly polite: string; readonly assertive: string } {
  const [told, setTold] = useState({ polite: '', assertive: '' })
  // Where its words cannot be fetched, the table says so.
  useFetched(family?.senses ?? null)
  useEffect(() => {
    if (family === null) return undefined
    let isHere = true
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
    const hear = (senses: SensesPart<Family>, events: readonly TableEvent[], state: TableState) => {
      const me = usePerson.getState().person?.player ?? ''
      const isFocused = useAtTables.getState().focused === table
      if (!isFocused && !concerns(events, state, me)) return
      const more = sentencesOf(senses, useSpoken.getState(), events, state, me)
      if (isFocused) polite = [...polite, ...more.polite]
      assertive = [...assertive, ...more.assertive]
      if (polite.length + assertive.length > 0) timer ??= setTimeout(flush, GATHER_MILLIS)
    }
    // What happens while the words for it are on their way is told when they are here.
    const seen = (events: readonly TableEvent[], state: TableState) => {
      family.senses.get().then(
        (senses) => isHere && hear(senses, events, state),
        () => undefined,
      )
    }
    // Of what was missed only how it ended is news.
    const stop = onSeenEvents(table, family, seen, (events, state) => seen(events.slice(-1), state))
    return () => {
      isHere = false
      stop()
      clearTimeout(timer)
    }
  }, [table, family])
  return told
}

/** A region that does not change is not read: the same words once more need a space that nobody hears. */
function afresh(text: string, before: string): string {
  return text === before ? `${text}\u00a0` : text
}

interface StageCallProps extends TableProps {
  readonly isCalled: boolean
}

function StageCall({ table, state, isCalled }: StageCallProps) {
  const words = useSpoken(({ words: spoken }) => spoken)
  const me = useMe()
  const dock = useDockState(table)
  const isShort = useIsShort(table, state)
  useEvery(500)
  const now = serverNow()
  // Why something was refused is read out by the one who says so.
  const status = statusOf(words.status, state, me, { ...dock, shortAt: null }, now, isShort)
  const isHeard = useIsHeard()
  const named = useNamed(table)
  const said = useRef({ key: '', call: '' })
  // The seconds are those of the moment at which the line changed: they do not count down aloud.
  const key = `${status.text}/${status.until}`
  if (said.current.key !== key) said.current = { key, call: stageCall(words, status, state, now) }
  return <p aria-live="polite">{isHeard && isCalled ? named(said.current.call) : ''}</p>
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
