import type { People } from '#engine/round/game'

type Unseated = Pick<People<unknown>, 'isForAll' | 'places' | 'participants' | 'away' | 'isHeldIdly'>

/** Where nobody sits, everybody plays for themselves and waits for nobody. */
export const UNSEATED: Unseated = {
  isForAll: () => false,
  places: () => [],
  participants: () => new Set(),
  away: () => [],
  isHeldIdly: () => false,
}
