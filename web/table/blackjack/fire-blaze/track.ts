import type { FireBlazeRules } from '#engine/blackjack/fire-blaze/types'

/** Where so many points lie on the line to the highest level, from 0 to 1. */
export function placeOnTrack({ levels }: FireBlazeRules, points: number): number {
  return Math.min(1, points / levels.mega.points)
}
