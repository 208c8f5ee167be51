/**
 * Money that an event moves, from the player's side: negative is taken, positive is given.
 * The only thing the wallet needs to know of a game.
 */
export interface Posting {
  readonly player: string
  readonly purse: 'cash' | 'golden'
  readonly amount: number
}

/** What a player can pay with now, stakes on this table's open slips not yet taken off. */
export interface Purse {
  readonly cash: number
  readonly golden: number
}

export type Funds = (player: string) => Purse
