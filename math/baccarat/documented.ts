import type { BaccaratRules } from '#engine/baccarat/rules'
import type { BetId } from '#math/baccarat/bet-ids'

/** What the rulebooks print of the bets that both games have (MB-4, SB-8). */
const SHARED = {
  player: 0.9876,
  banker: 0.9894,
  tie: 0.8564,
  playerPair: 0.8964,
  bankerPair: 0.8964,
  eitherPair: 0.8629,
  perfectPair: 0.8697,
} as const

/** The returns that the rulebooks print, to hold the computed ones against: nothing is computed from them. */
export const DOCUMENTED_RTP: Readonly<Record<BaccaratRules['id'], Readonly<Partial<Record<BetId, number>>>>> =
  {
    'mini-baccarat': { ...SHARED, big: 0.9565, small: 0.9471 },
    'speed-baccarat': {
      ...SHARED,
      playerBonus: 0.9735,
      bankerBonus: 0.9063,
      super6: 0.8618,
      bankerZeroCommission: 0.9854,
    },
  }
