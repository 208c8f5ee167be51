import type { People } from '#engine/round/game'

/** Where nobody sits, nobody waits for anybody either. */
export const UNSEATED: Pick<People<unknown>, 'places' | 'participants' | 'away' | 'isHeldIdly'> = {
  places: () => [],
  participants: () => new Set(),
  away: () => [],
  isHeldIdly: () => false,
}
