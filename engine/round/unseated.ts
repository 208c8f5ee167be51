import type { People } from '#engine/round/game'

type Unseated = Pick<
  People<unknown, unknown>,
  'isForAll' | 'turn' | 'isAsked' | 'places' | 'participants' | 'away' | 'isHeldIdly'
>

/** Where nobody sits, everybody plays for themselves and waits for nobody: there is nothing to decide. */
export const UNSEATED: Unseated = {
  isForAll: () => false,
  turn: () => null,
  isAsked: () => false,
  places: () => [],
  participants: () => new Set(),
  away: () => [],
  isHeldIdly: () => false,
}
