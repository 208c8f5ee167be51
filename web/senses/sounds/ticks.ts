import { gameOf } from '#engine/families'
import type { TableState } from '#engine/table/types'

const LAST_SECONDS = [5, 4, 3, 2, 1] as const

/** When the clock that concerns this player runs out; null when none does. */
export function tickingUntil(state: TableState, me: string): number | null {
  const { clock, game, cutOffer, paused } = state
  if (clock === null || paused !== null) return null
  switch (clock.for) {
    case 'bets':
      return clock.until
    case 'decision':
      return gameOf(state.id).turn(game)?.deciders.includes(me) ? clock.until : null
    case 'cut':
      return cutOffer?.to === me ? clock.until : null
    case 'insurance':
    case 'offers':
      return gameOf(state.id).isAsked(game, me, clock.for) ? clock.until : null
    default:
      return clock.for satisfies never
  }
}

/** Milliseconds from now to each of the last seconds. */
export function tickDelays(until: number, now: number): readonly number[] {
  return LAST_SECONDS.map((seconds) => until - seconds * 1_000 - now).filter((delay) => delay >= 0)
}
