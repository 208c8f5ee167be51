/** What a table does its own way; null is the game's. */
export interface Ways {
  readonly deal: 'american' | 'european' | null
  readonly seatsPerPlayer: number | null
  readonly idleRounds: number | null
}

export const NO_WAYS: Ways = { deal: null, seatsPerPlayer: null, idleRounds: null }

/** What a game leaves to its tables. */
export interface Choices {
  /** How many seats there are to keep one's own way; null where nobody sits. */
  readonly seats: number | null
  readonly deal: boolean
  /** SH-5. */
  readonly burn: boolean
}

/** How a table of a game is set up. */
export interface Furnishing<Rules> {
  /** The bet whose limits a table is known by. */
  readonly mainBet: string
  /** Every kind of stake that has limits: the bets and, where there are any, bets behind. */
  readonly limited: (rules: Rules) => readonly string[]
  readonly choices: (rules: Rules) => Choices
  /** The game's rules at a table that goes its own ways. */
  readonly rulesWith: (rules: Rules, ways: Ways) => Rules
  /** Those ways, read off a table's rules. */
  readonly waysIn: (rules: Rules) => Ways
}
