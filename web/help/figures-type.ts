import type { IdOf } from '#engine/games'
import type { Family } from '#engine/kinds'

/** What a bet gives back: computed from the rules, printed in the rulebook, or set by the house. */
export interface BetFigures {
  readonly rtp: number
  readonly documented: number | null
  readonly designed?: number
}

/** A line of a chart: the hand, then what to do against 2 to 10 and an ace, apart by spaces. */
type ChartLine = string

export interface Chart {
  readonly hard: readonly ChartLine[]
  readonly soft: readonly ChartLine[]
}

export interface BestPlay extends Chart {
  readonly pairs: readonly ChartLine[]
  /** For hands on which a token lies instead of the own stake. */
  readonly onToken: Chart | null
  readonly insures: boolean
  /** Dealer's cards against which a blackjack had better take 1:1. */
  readonly evenMoneyAgainst: readonly string[]
}

export interface GameFigures {
  readonly returns: Readonly<Record<string, BetFigures>>
  readonly bestPlay: BestPlay | null
}

/** Of a family's games. */
export type Figures<F extends Family> = Readonly<Record<IdOf<F>, GameFigures>>
