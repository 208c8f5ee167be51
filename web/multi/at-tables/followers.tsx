import { useEffect, useMemo, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { isRoundEnd } from '#engine/table/events'
import type { TableState } from '#engine/table/types'
import { type BaccaratGame, isBlackjack } from '#protocol/sight'
import { useSpoken } from '#web/i18n/language'
import { ownName } from '#web/lobby/card/table-words'
import { lineOf, useLine } from '#web/multi/at-tables/tables'
import { winningsAt } from '#web/multi/money/at-stake'
import { lookFromHere } from '#web/multi/tile/look'
import { useAtTables } from '#web/state/at-tables'
import { useMe, usePerson } from '#web/state/person'
import { onTableEvents, usePlace, useTables } from '#web/state/tables'
import { useSwitches } from '#web/table/baccarat/decisions/use-switches'
import { useNews } from '#web/table/baccarat/results/use-news'
import { standing } from '#web/table/chips/standing'

/** What goes on at the tables that the player is at, whether their tiles are in sight or not. */
export function Followers() {
  const atTables = useAtTables(({ tables }) => tables)
  const joined = useTables(
    useShallow(({ places }) =>
      Object.entries(places).flatMap(([table, { tracked }]) =>
        tracked === null || isBlackjack(tracked.state.game) ? [] : [table],
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
  const state = usePlace(table).tracked?.state
  if (state === undefined || isBlackjack(state.game)) return null
  return <Follows table={table} state={state} game={state.game} />
}

interface FollowsProps {
  readonly table: string
  readonly state: TableState
  readonly game: BaccaratGame
}

/** The player's switches are the table's too (TP-8), and news of chips are told with the table's name. */
function Follows({ table, state, game }: FollowsProps) {
  const { language, words, formats } = useSpoken()
  const me = useMe()
  const line = useLine(table)
  const currency = state.purses[me]?.currency ?? state.currency
  const tongue = useMemo(() => ({ language, words, formats, currency }), [language, words, formats, currency])
  useSwitches(table, state, game)
  useNews(table, tongue, line === null ? table : ownName(line, words.games))
  return null
}

/** For those who do not see the tiles: how the rounds ended that they had a stake in. */
function Results() {
  const [told, tell] = useState('')
  useEffect(
    () =>
      onTableEvents((table, events, state) => {
        const sentence = events.some(isRoundEnd) ? sentenceOf(table, state) : null
        if (sentence !== null) tell(sentence)
      }),
    [],
  )
  return (
    <p className="unseen" aria-live="assertive">
      {told}
    </p>
  )
}

function sentenceOf(table: string, state: TableState): string | null {
  const me = usePerson.getState().person?.player ?? ''
  if (isBlackjack(state.game) || standing(state.game, me).staked === 0) return null
  if (useAtTables.getState().tables.includes(table)) return null
  const { words, formats } = useSpoken.getState()
  const line = lineOf(table)
  const { outcome } = lookFromHere(state)
  if (outcome === null || line === null) return null
  const won = winningsAt(state, me)
  const currency = state.purses[me]?.currency ?? state.currency
  const { multi } = words
  return multi.result(
    ownName(line, words.games),
    multi.outcome[outcome.winner](outcome.player, outcome.banker),
    won > 0 ? multi.wonHere(formats.money(won, currency)) : multi.lostHere,
  )
}
