export const LEVELS = ['minor', 'mini', 'major', 'grand', 'mega'] as const
export type BonusLevel = (typeof LEVELS)[number]

/** A value and how often it comes, out of the sum of all weights beside it. */
export type Weighted = readonly [value: number, weight: number]

export interface LevelRules {
  /** Points that open the level (MF-14). */
  readonly points: number
  readonly sections: number
  /** Least and most total multiplier (MF-19). */
  readonly range: readonly [least: number, most: number]
  /** Chance of an empty cell to be filled by a spin, as `n` in `d`. */
  readonly fill: readonly [n: number, d: number]
  readonly cells: readonly Weighted[]
  /** What a full section brings (MF-17): nothing, a multiplier of its cells, or a star. */
  readonly nothing: number
  readonly boosts: readonly Weighted[]
  readonly stars: readonly Weighted[]
}

export interface FireBlazeRules {
  readonly points: {
    readonly aces: readonly [first: number, second: number]
    readonly cards: readonly [four: number, five: number, six: number]
    readonly fourteens: readonly [first: number, both: number]
  }
  readonly spins: number
  readonly levels: Readonly<Record<BonusLevel, LevelRules>>
}

export interface Fill {
  readonly cell: number
  readonly value: number
}

export interface Reveal {
  readonly section: number
  readonly kind: 'boost' | 'star'
  readonly value: number
}

/** The grid as it stands: cell values (0 is empty), six to a section, and what full sections revealed. */
export interface Bonus {
  readonly cells: readonly number[]
  readonly reveals: readonly Reveal[]
  readonly spinsLeft: number
  readonly total: number
}

/** A bonus with all its spins, so that whoever comes later sees the same show. */
export interface PlayedBonus extends Bonus {
  readonly spins: readonly Spin[]
  /** When it was drawn, in the server's milliseconds: everybody counts from there. Null where nobody keeps time. */
  readonly at: number | null
}

export interface Spin {
  readonly fills: readonly Fill[]
  readonly reveals: readonly Reveal[]
  readonly spinsLeft: number
  readonly total: number
}
