export type RowName = 'pairs' | 'mains' | 'bonus'

/** Spots beside each other, as they lie before the player. */
export interface Row<Bet extends string = string> {
  readonly name: RowName
  readonly bets: readonly Bet[]
}

/** Whose colour a spot has; a side's is that of its part on the roads. */
export type Tone = 'player' | 'banker' | 'tie' | 'plain'
