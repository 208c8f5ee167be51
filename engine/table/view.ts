import { gameOf } from '#engine/families'
import type { GameId } from '#engine/games'
import type { Audience } from '#engine/round/audience'
import { isHouseEvent } from '#engine/table/events'
import { viewPurseEvent, viewPurses } from '#engine/table/purses'
import type { TableEvent, TableState } from '#engine/table/types'
import { viewHouseEvent, viewLive } from '#engine/table/view-staff'
import { withGame } from '#engine/table/with-game'

/** What an audience may see of a table; the house's own events are everybody's, but for what somebody plays from and who voided what. */
export function viewTable(state: TableState, audience: Audience): TableState {
  const seen = viewLive(viewPurses(state, audience), audience)
  return withGame(seen, gameOf(state.id).viewState(seen.game, audience))
}

export function viewTableEvent(id: GameId, event: TableEvent, audience: Audience): TableEvent | null {
  if (event.type === 'purse') return viewPurseEvent(event, gameOf(id).stakesAreOpen, audience)
  return isHouseEvent(event) ? viewHouseEvent(event, audience) : gameOf(id).viewEvent(event, audience)
}

const NOBODY: ReadonlyMap<string, TableEvent> = new Map()

/** What players see of an event who may know more than a bystander. */
export function ownTableViews(id: GameId, event: TableEvent): ReadonlyMap<string, TableEvent> {
  if (event.type === 'purse') return new Map([[event.player, event]])
  return isHouseEvent(event) ? NOBODY : gameOf(id).ownViews(event)
}
