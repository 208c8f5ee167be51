/** Every bet that any baccarat here knows; a game's rules say which of them it offers. */
export const BETS = [
  'player',
  'banker',
  'tie',
  'playerPair',
  'bankerPair',
  'eitherPair',
  'perfectPair',
  'big',
  'small',
  'playerBonus',
  'bankerBonus',
  'super6',
] as const

/** Side bets that a player's settings show or hide together (SB-10). */
export const SIDE_BET_GROUPS = ['bonus', 'pairs'] as const

export const SIDES = ['player', 'banker'] as const

export type BaccaratBet = (typeof BETS)[number]
export type SideBetGroup = (typeof SIDE_BET_GROUPS)[number]
export type Side = (typeof SIDES)[number]

export function isSideBetGroup(name: unknown): name is SideBetGroup {
  return (SIDE_BET_GROUPS as readonly unknown[]).includes(name)
}
