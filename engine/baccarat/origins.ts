import type { Command, Event, State } from '#engine/baccarat/types'
import { flatOrigins } from '#engine/round/flat'
import type { HouseKnows } from '#engine/round/game'

/** The commands that can begin with this event; none for what only ever follows from something else. */
export function origins(_state: State, event: Event, house: HouseKnows): readonly Command[] {
  switch (event.type) {
    case 'confirmed':
      return [{ do: 'confirm', player: event.player }]
    case 'autoConfirm':
    case 'zeroCommission':
      return [{ do: event.type, player: event.player, on: event.on }]
    case 'sideBets':
      return [{ do: 'sideBets', player: event.player, group: event.group, on: event.on }]
    case 'turned':
      return []
    default:
      return flatOrigins(event, house)
  }
}
