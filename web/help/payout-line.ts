import type { Odds } from '#engine/money/odds'

/** What a bet pays for one thing that may happen. */
export interface PayoutLine {
  readonly what: string
  readonly odds: Odds
  /** Where it is drawn: from `odds` up to this. */
  readonly upTo?: Odds
}

export interface BetPayouts {
  /** As the limits name it. */
  readonly bet: string
  readonly name: string
  /** In words, where it has no limits of its own but its stake's. */
  readonly range?: string
  readonly lines: readonly PayoutLine[]
}
