import type { Family, Kinds } from '#engine/kinds'
import type { Game } from '#engine/round/game'
import type { GameEvent, GameState } from '#engine/table/types'

export type Corrections<F extends Family> = Pick<Game<Kinds[F]>, 'evolve' | 'correction'>

/**
 * The game before each card that can still be taken back (FL-1). A decision, an answer or money puts an end to it:
 * whoever acted on what was shown has a right to it.
 */
export function undoAfter<F extends Family>(
  undo: readonly GameState<F>[] | null,
  before: GameState<F>,
  event: GameEvent<F>,
  { evolve, correction }: Corrections<F>,
): readonly GameState<F>[] | null {
  if (undo === null) return null
  if (event.type === 'dealt') return [...undo, before]
  if (undo.length === 0) return undo
  switch (correction(event)) {
    case 'follows':
      return undo
    case 'beside':
      return undo.map((game) => evolve(game, event))
    case 'ends':
      return []
  }
}
