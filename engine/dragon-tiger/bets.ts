export const BETS = ['dragon', 'tiger', 'tie', 'suitedTie'] as const

export const SIDES = ['dragon', 'tiger'] as const

export type DragonTigerBet = (typeof BETS)[number]
export type Side = (typeof SIDES)[number]

export function isBet(name: unknown): name is DragonTigerBet {
  return (BETS as readonly unknown[]).includes(name)
}
