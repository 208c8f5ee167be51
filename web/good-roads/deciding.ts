import type { FindParts } from '#web/families/parts'
import { useTables } from '#web/state/tables'
import { sightOf } from '#web/table/chips/sight'

/** At one of this window's tables the player is asked something and the clock runs. */
export function isDeciding(familyOf: FindParts): boolean {
  return Object.keys(useTables.getState().places).some((table) => {
    const sight = sightOf(table)
    return sight !== null && familyOf(sight.state.id).isDeciding(sight)
  })
}
