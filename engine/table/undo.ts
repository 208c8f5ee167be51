import type { GameEvent, GameState } from '#engine/table/types'

export type Evolve = (state: GameState, event: GameEvent) => GameState

/** Follow from the cards alone: dealt again, they come again. */
const FOLLOWING: readonly GameEvent['type'][] = [
  'looked',
  'turned',
  'turnOpened',
  'insuranceClosed',
  'scored',
]

/** Have nothing to do with the cards: they hold whatever card is taken back. */
const BESIDE: readonly GameEvent['type'][] = [
  'placed',
  'takenBack',
  'confirmed',
  'autoConfirm',
  'zeroCommission',
  'sideBets',
  'chose',
  'connection',
  'behindAllowed',
  'seated',
  'unseated',
  'leaving',
]

/**
 * The game before each card that can still be taken back (FL-1). A decision, an answer or money puts an end to it:
 * whoever acted on what was shown has a right to it.
 */
export function undoAfter(
  undo: readonly GameState[] | null,
  before: GameState,
  event: GameEvent,
  evolve: Evolve,
): readonly GameState[] | null {
  if (undo === null) return null
  if (event.type === 'dealt') return [...undo, before]
  if (undo.length === 0 || isFollowing(event)) return undo
  return BESIDE.includes(event.type) ? undo.map((game) => evolve(game, event)) : []
}

/** What the house does for somebody who is away, nobody decided. */
export function isFollowing(event: GameEvent): boolean {
  return FOLLOWING.includes(event.type) || (event.type === 'acted' && event.cause === 'away')
}
