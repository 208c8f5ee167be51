import type { PlayerId } from '#engine/ids'
import type { Exclusion } from '#server/play/exclusion'
import type { Limit } from '#server/play/limit'

/** What a player, or somebody for them, decided about their play. */
export interface PlayRules {
  readonly limits: readonly Limit[]
  /** Minutes from one reality check to the next. */
  readonly checkMinutes: number | null
  readonly exclusion: Exclusion | null
}

export const NO_RULES: PlayRules = { limits: [], checkMinutes: null, exclusion: null }

/** What was used on one day. */
export interface DayUse {
  readonly day: string
  readonly staked: number
  readonly paid: number
  readonly deposited: number
  readonly playedMillis: number
}

/** The time at the tables that goes on, or the last one: it ends with half an hour without a stake. */
export interface Stretch {
  readonly beganAt: number
  readonly lastStakeAt: number
  /** When the player last confirmed a reality check, or began. */
  readonly checkedAt: number
  readonly staked: number
  readonly paid: number
  readonly playedMillis: number
}

/** All that decides how much a player may still stake. */
export interface Usage {
  readonly stretch: Stretch | null
  readonly days: readonly DayUse[]
}

/** A player's rules and use, as the store told them. */
export interface Facts extends Usage {
  readonly player: PlayerId
  /** Of their money; null for somebody who is not written down as a player. */
  readonly currency: string | null
  /** Of two readings the one with the higher version is the newer. */
  readonly version: number
  readonly rules: PlayRules
}

/** So long without a stake, and it is another time at the tables. */
export const PAUSE_MILLIS = 30 * 60_000

/** Whether a stake at this moment begins another time at the tables. */
export function isAnew(stretch: Stretch | null, at: number): boolean {
  return stretch === null || at - stretch.lastStakeAt >= PAUSE_MILLIS
}

/** Playing time that a stake at this moment adds. */
export function gainAt(stretch: Stretch | null, at: number): number {
  return stretch === null || isAnew(stretch, at) ? 0 : Math.max(0, at - stretch.lastStakeAt)
}
