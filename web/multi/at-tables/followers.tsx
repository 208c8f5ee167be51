import { useEffect, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { endedFor } from '#engine/round/ending'
import { isRoundEnd } from '#engine/table/events'
import type { TableState } from '#engine/table/types'
import { useFetched } from '#web/families/fetched'
import { type FindParts, useFamilies } from '#web/families/parts'
import { useSpoken, useWords } from '#web/i18n/language'
import { ownName } from '#web/lobby/card/table-words'
import { isOfPanel, lineOf, useLine } from '#web/multi/at-tables/tables'
import { lookFromHere } from '#web/multi/tile/look'
import { resultSentence } from '#web/senses/words/tongue'
import { useAtTables } from '#web/state/at-tables'
import { usePerson } from '#web/state/person'
import { onTableEvents, usePlace, useTables } from '#web/state/tables'

/** What goes on at the tables that the player is at, whether their tiles are in sight or not. */
export function Followers() {
  const atTables = useAtTables(({ tables }) => tables)
  const joined = useTables(
    useShallow(({ places }) =>
      Object.entries(places).flatMap(([table, { tracked }]) =>
        tracked === null || !isOfPanel(tracked.state.id) ? [] : [table],
      ),
    ),
  )
  return (
    <>
      {/* A table that is open as a whole follows itself. */}
      {joined
        .filter((table) => !atTables.includes(table))
        .map((table) => (
          <Follower key={table} table={table} />
        ))}
      <Results />
    </>
  )
}

function Follower({ table }: { readonly table: string }) {
  const { games } = useWords()
  const familyOf = useFamilies()
  const state = usePlace(table).tracked?.state
  const line = useLine(table)
  const part = useFetched(state === undefined ? null : familyOf(state.id).multi)
  if (state === undefined || part === null) return null
  return <part.Follower table={table} name={line === null ? table : ownName(line, games)} state={state} />
}

/** For those who do not see the tiles: how the rounds ended that they had a stake in. */
function Results() {
  const [told, tell] = useState('')
  const familyOf = useFamilies()
  useEffect(
    () =>
      onTableEvents((table, events, state) => {
        const sentence = events.some(isRoundEnd) ? sentenceOf(table, state, familyOf) : null
        if (sentence !== null) tell(sentence)
      }),
    [familyOf],
  )
  return (
    <p className="unseen" aria-live="assertive">
      {told}
    </p>
  )
}

function sentenceOf(table: string, state: TableState, familyOf: FindParts): string | null {
  const me = usePerson.getState().person?.player ?? ''
  if (!isOfPanel(state.id)) return null
  const ended = endedFor(state.game.results, me)
  if (ended.ending === 'nothing') return null
  if (useAtTables.getState().tables.includes(table)) return null
  const tongue = useSpoken.getState()
  const { words } = tongue
  const line = lineOf(table)
  const { outcome } = lookFromHere(state)
  if (outcome === null || line === null) return null
  const sides = familyOf(line.game).sides?.(words) ?? null
  if (sides === null) return null
  const currency = state.purses[me]?.currency ?? state.currency
  const { multi } = words
  return multi.result(
    ownName(line, words.games),
    sides.outcome[outcome.winner](outcome.player, outcome.banker),
    resultSentence(tongue, ended, currency).join(' '),
  )
}
