import type { State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import { useSight } from '#web/state/sight'
import { decidingOn, shownOf } from '#web/table/blackjack/decisions/choices'
import { Decisions } from '#web/table/blackjack/decisions/decisions'
import { Questions } from '#web/table/blackjack/decisions/question'
import { questionsFor } from '#web/table/blackjack/decisions/questions'
import { usePicked } from '#web/table/blackjack/seats/picked'

/** What the player is asked now, on the cloth or in a phone's dock; null when nothing is. */
export function useAsked(
  table: string,
  state: TableState<'blackjack'>,
  game: State,
  currency: string,
  where: 'stage' | 'dock',
) {
  const sight = useSight(table, state)
  const picked = usePicked(table)
  if (state.paused !== null) return null
  const until = state.clock?.until ?? null
  const questions = questionsFor(sight)
  const all = decidingOn(sight)
  const deciding = shownOf(all, picked)
  if (questions.length > 0 && deciding?.onTurn !== true) {
    return (
      <Questions
        table={table}
        game={game}
        questions={questions}
        until={until}
        currency={currency}
        where={where}
      />
    )
  }
  if (deciding === null) return null
  const others = deciding.onTurn ? [] : all.filter(({ seat }) => seat !== deciding.seat)
  return (
    <Decisions
      table={table}
      deciding={deciding}
      others={others}
      until={until}
      currency={currency}
      shared={game.rules.seating === 'shared'}
      where={where}
    />
  )
}
