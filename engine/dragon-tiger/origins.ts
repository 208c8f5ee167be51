import type { Command, Event, State } from '#engine/dragon-tiger/types'
import { flatOrigins } from '#engine/round/flat'
import type { HouseKnows } from '#engine/round/game'

/** The commands that can begin with this event. */
export function origins(_state: State, event: Event, house: HouseKnows): readonly Command[] {
  return flatOrigins(event, house)
}
