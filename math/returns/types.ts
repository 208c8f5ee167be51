import type { Combinations } from '#math/exact'

/** What a unit on a bet comes to. */
export interface Figures {
  /** What comes back, a stake that comes back included. */
  readonly rtp: number
  readonly houseEdge: number
  /** How often it wins; a push is no win. */
  readonly hit: number
  readonly standardDeviation: number
  /** `exact`, or what it is exact for and how far off it may be. */
  readonly method: string
  readonly note?: string
  /** Where nobody decides anything: of all orders of the next cards. */
  readonly combinations?: Combinations
  /** The main bet of blackjack: chances of its net results, in first stakes. */
  readonly nets?: ReadonlyMap<number, number>
}

/** The figures beside what the rulebook prints. */
export interface BetReturn extends Figures {
  readonly documented: number | null
  /** A return that the house has set, where the rulebook prints none (MF-22). */
  readonly designed?: number
  /** To the hundredth of a per cent; null where nothing is documented. */
  readonly agrees: boolean | null
}
