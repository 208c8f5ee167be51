import type { SideBet } from '#engine/blackjack/types'

/** What the reading of a round needs to know of a game; everything else is the same in all three. */
export interface GameFacts {
  /** Everyone decides alone on a hand that all share (MF-3). */
  readonly isShared: boolean
  /** Hands that a seat may be split into (VE-4, MF-5, FB-7). */
  readonly hands: number
  readonly doublesAfterSplit: boolean
  /** FB-8, FB-9: the house pays with tokens; FB-6: blackjacks are paid apart; FB-14: any part may be insured. */
  readonly isFreeBet: boolean
  /** MF-8: so many cards without a bust win. */
  readonly charlie: number
  /** FB-5: the dealer's total that pushes. */
  readonly pushes: number
  /** MF-7: under a ten the dealer's blackjack gives back what a double added. */
  readonly tenUpReturnsDouble: boolean
  /** MF-15: the dealer always completes the hand, and points are counted. */
  readonly isFireBlaze: boolean
  readonly sideBets: readonly SideBet[]
}

export const GAMES = {
  ventuno: {
    isShared: false,
    hands: 2,
    doublesAfterSplit: false,
    isFreeBet: false,
    charlie: Number.POSITIVE_INFINITY,
    pushes: Number.POSITIVE_INFINITY,
    tenUpReturnsDouble: false,
    isFireBlaze: false,
    sideBets: ['perfectPairs', 'twentyOnePlusThree'],
  },
  'mega-fire-blaze': {
    isShared: true,
    hands: 2,
    doublesAfterSplit: true,
    isFreeBet: false,
    charlie: 10,
    pushes: Number.POSITIVE_INFINITY,
    tenUpReturnsDouble: true,
    isFireBlaze: true,
    sideBets: ['perfectPairs', 'twentyOnePlusThree', 'fireBlaze'],
  },
  'free-bet': {
    isShared: false,
    hands: 4,
    doublesAfterSplit: true,
    isFreeBet: true,
    charlie: Number.POSITIVE_INFINITY,
    pushes: 22,
    tenUpReturnsDouble: false,
    isFireBlaze: false,
    sideBets: ['push22'],
  },
} as const satisfies Readonly<Record<string, GameFacts>>
