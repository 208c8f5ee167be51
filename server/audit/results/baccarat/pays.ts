import type { BaccaratBet } from '#engine/baccarat/bets'
import type { Odds } from '#server/audit/results/pay'

/** BA-6, BA-7, MB-1, SB-4: as the rulebooks print them. The two bonus bets have a table of their own. */
export const PAYS: Readonly<Record<Exclude<BaccaratBet, 'playerBonus' | 'bankerBonus'>, Odds>> = {
  player: [1, 1],
  banker: [95, 100],
  tie: [8, 1],
  playerPair: [11, 1],
  bankerPair: [11, 1],
  eitherPair: [5, 1],
  perfectPair: [25, 1],
  big: [54, 100],
  small: [150, 100],
  super6: [15, 1],
}

/** SB-3: Banker without commission, and when it wins with 6. */
export const NO_COMMISSION = { banker: [1, 1], bankerSix: [50, 100] } as const satisfies Record<string, Odds>

/** SB-2: a natural that wins, and wins by so many points otherwise. */
export const BONUS_NATURAL: Odds = [1, 1]
export const BONUS_MARGINS: Readonly<Record<number, Odds>> = {
  4: [1, 1],
  5: [2, 1],
  6: [4, 1],
  7: [6, 1],
  8: [10, 1],
  9: [30, 1],
}

/** SB-4: Super 6 is no more than these together. */
export const MAINS: readonly string[] = ['player', 'banker', 'tie'] satisfies readonly BaccaratBet[]

const BOTH: readonly BaccaratBet[] = [
  'player',
  'banker',
  'tie',
  'playerPair',
  'bankerPair',
  'eitherPair',
  'perfectPair',
]

export const OFFERED = {
  'mini-baccarat': new Set([...BOTH, 'big', 'small']),
  'speed-baccarat': new Set([...BOTH, 'playerBonus', 'bankerBonus', 'super6']),
} as const satisfies Record<string, ReadonlySet<string>>
