import type { DragonTigerBet } from '#engine/dragon-tiger/bets'
import { EVEN, type Odds } from '#engine/money/odds'

export interface DragonTigerRules {
  readonly id: 'dragon-tiger'
  readonly offers: readonly DragonTigerBet[]
  readonly bettingSeconds: number
  readonly pays: Readonly<Record<DragonTigerBet, Odds>>
  /** What comes back of a stake on Dragon or Tiger when they tie (DT-2). */
  readonly tieReturns: Odds
  /** One player may bet on Dragon and Tiger together (DT-3). */
  readonly bothSides: boolean
  /** Whether a cancelled round counts among those of its shoe: the table that numbers the rounds reads it. */
  readonly cancelledRoundsCount: boolean
}

export const DRAGON_TIGER: DragonTigerRules = {
  id: 'dragon-tiger',
  offers: ['dragon', 'tiger', 'tie', 'suitedTie'],
  bettingSeconds: 12,
  pays: { dragon: EVEN, tiger: EVEN, tie: [11, 1], suitedTie: [50, 1] },
  tieReturns: [1, 2],
  bothSides: false,
  cancelledRoundsCount: true,
}
