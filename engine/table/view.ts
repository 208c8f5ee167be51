import type { GameId } from '#engine/games'
import type { Audience } from '#engine/round/audience'
import { isHouseEvent } from '#engine/table/events'
import { gameOf } from '#engine/table/family'
import type { TableEvent, TableState } from '#engine/table/types'

/** What an audience may see of a table; the house's own events are everybody's. */
export function viewTable(state: TableState, audience: Audience): TableState {
  return { ...state, game: gameOf(state.id).viewState(state.game, audience) }
}

export function viewTableEvent(id: GameId, event: TableEvent, audience: Audience): TableEvent | null {
  return isHouseEvent(event) ? event : gameOf(id).viewEvent(event, audience)
}

const NOBODY: ReadonlyMap<string, TableEvent> = new Map()

/** What players see of an event who may know more than a bystander. */
export function ownTableViews(id: GameId, event: TableEvent): ReadonlyMap<string, TableEvent> {
  return isHouseEvent(event) ? NOBODY : gameOf(id).ownViews(event)
}
