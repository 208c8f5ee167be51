export const BETS = ['dragon', 'tiger', 'tie', 'suitedTie'] as const

export const SIDES = ['dragon', 'tiger'] as const

export type DragonTigerBet = (typeof BETS)[number]
export type Side = (typeof SIDES)[number]

/** Whose part a side has, and whose colour: Dragon is red as Banker, Tiger blue as Player (DT-5). */
export const PART_OF: Readonly<Record<Side, 'player' | 'banker'>> = { dragon: 'banker', tiger: 'player' }
