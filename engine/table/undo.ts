import type { AnyGame } from '#engine/table/family'
import type { GameEvent, GameState } from '#engine/table/types'

export type Corrections = Pick<AnyGame, 'evolve' | 'correction'>

/**
 * The game before each card that can still be taken back (FL-1). A decision, an answer or money puts an end to it:
 * whoever acted on what was shown has a right to it.
 */
export function undoAfter(
  undo: readonly GameState[] | null,
  before: GameState,
  event: GameEvent,
  { evolve, correction }: Corrections,
): readonly GameState[] | null {
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
