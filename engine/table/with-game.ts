import type { Family } from '#engine/kinds'
import type { GameState, TableState } from '#engine/table/types'

/** The table with another state of its game. */
export function withGame<F extends Family>(state: TableState<F>, game: GameState<F>): TableState<F> {
  return { ...state, game }
}

/** A game under other rules or limits. */
export function under<F extends Family>(
  game: GameState<F>,
  change: Partial<Pick<GameState<F>, 'rules' | 'limits'>>,
): GameState<F> {
  return { ...game, ...change }
}
