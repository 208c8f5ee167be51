import { useTables } from '#web/state/tables'
import { decidingOn } from '#web/table/blackjack/decisions/choices'
import { questionsFor } from '#web/table/blackjack/decisions/questions'
import { sightOf } from '#web/table/chips/sight'

/** At one of this window's tables the player is asked something and the clock runs. */
export function isDeciding(): boolean {
  return Object.keys(useTables.getState().places).some((table) => {
    const sight = sightOf(table)
    return sight !== null && (decidingOn(sight).length > 0 || questionsFor(sight).length > 0)
  })
}
