import { GAMES, type IdOf } from '#engine/games'
import type { Family } from '#engine/kinds'
import type { GameState, TableState } from '#engine/table/types'

/** What a family's own files ask before they look into a table that may be another's. */
export function isTableOf<F extends Family>(
  family: F,
  state: TableState,
): state is Extract<TableState, { readonly id: IdOf<F> }> {
  return GAMES[state.id].family === family
}

export function isGameOf<F extends Family>(family: F, game: GameState): game is GameState<F> {
  return GAMES[game.rules.id].family === family
}
