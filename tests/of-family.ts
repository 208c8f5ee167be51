import { GAMES } from '#engine/games'
import type { Family } from '#engine/kinds'
import type { TableState } from '#engine/table/types'

/** Tests of a family's own ways may ask for it. */
export function isOf<F extends Family>(
  family: F,
  state: TableState,
): state is Extract<TableState, TableState<F>> {
  return GAMES[state.id].family === family
}
