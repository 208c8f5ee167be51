/** Where an operator's wallet answers. */
export interface RemoteWallet {
  /** The calls go to `<url>/balance`, `<url>/debit`, `<url>/credit` and `<url>/cancel`. */
  readonly url: string
  /** How long one try of a call may take. */
  readonly tryMillis: number
  /** Calls under way at once. */
  readonly atOnce: number
}

/** A casino that sends its players here. */
export interface Operator {
  readonly id: string
  readonly name: string
  /** Any of them is accepted, so that they can be changed without a pause; ours are signed with the first. */
  readonly secrets: readonly string[]
  /** `built-in`: their money lies in our own book. */
  readonly wallet: 'built-in' | RemoteWallet
  /** None is the house's own alone. */
  readonly currencies: readonly string[]
  /** For each of its players, as `loss/week/50000`. */
  readonly limits: readonly string[]
}
