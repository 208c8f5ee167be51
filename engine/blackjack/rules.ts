import { FIRE_BLAZE } from '#engine/blackjack/fire-blaze/levels'
import type { FireBlazeRules } from '#engine/blackjack/fire-blaze/types'
import type { SideBet } from '#engine/blackjack/types'
import { EVEN, type Odds } from '#engine/money/odds'

/** Everything in which the blackjack games differ. A deviation is a field here, never a constant in the code. */
export interface BlackjackRules {
  readonly id: 'ventuno' | 'mega-fire-blaze' | 'free-bet'
  readonly seats: number
  /**
   * Who may bet on a seat and who decides: the one who sits there, others only behind (VE-9);
   * an owner with followers on the same box (FB-2); anybody, everyone for themselves (MF-3).
   */
  readonly seating: 'seat' | 'box' | 'shared'
  readonly playersPerBox: number
  /** Seats one player may hold (VE-1). */
  readonly seatsPerPlayer: number
  readonly betBehind: boolean
  /** Rounds without a bet that cost the seat; 0 is never (VE-14). */
  readonly idleRounds: number
  /** Every seat gets cards, with bets on it or not (MF-2). */
  readonly dealsEverySeat: boolean
  /** American: the dealer's second card comes face down with the first deal. European: after all have acted. */
  readonly deal: 'american' | 'european'
  /** Up cards under which an American dealer looks for blackjack before the turns. */
  readonly looksUnder: 'ace' | 'ace-or-ten' | 'none'
  readonly sideBets: readonly SideBet[]
  readonly perfectPairs: Readonly<Record<'perfect' | 'coloured' | 'mixed', Odds>>
  readonly twentyOnePlusThree: Readonly<
    Record<'suitedTrips' | 'straightFlush' | 'threeOfAKind' | 'straight' | 'flush', Odds>
  >
  readonly push22Pays: Odds
  readonly winPays: Odds
  readonly blackjackPays: Odds
  readonly insurancePays: Odds
  /** One answer for all of a player's positions (MF-9), or one for each. */
  readonly insuranceCovers: 'position' | 'player'
  /** Part of the allowed amount may be insured, and more after a paid double or split (FB-14). */
  readonly partialInsurance: boolean
  /** An open insurance question of a player who is cut off is a no at once (MF-10). */
  readonly awayDeclinesInsurance: boolean
  /** A natural may take 1:1 against an ace or ten, and is paid at once against anything else (FB-6). */
  readonly evenMoney: boolean
  readonly earlyDecisions: boolean
  readonly doubleAfterSplit: boolean
  readonly handsPerSeat: number
  readonly resplitAces: boolean
  /** Split hands get their second cards together, or each when it is its turn. */
  readonly splitHandsDealt: 'together' | 'on-turn'
  /** Totals up to this must take a card (FB-4). */
  readonly mustHitTo: number
  /** Pairs that split, and first totals that double, with a token of the house (FB-8, FB-9). */
  readonly freeSplits: boolean
  readonly freeDoubles: readonly number[]
  /** Cards without a bust that win by themselves; 0 is never (MF-8). */
  readonly charlie: number
  /** A dealer's total that pushes what stands; 0 is none (FB-5). */
  readonly dealerPushes: number
  /** A dealer's blackjack under a ten gives back what a double added (MF-7). */
  readonly tenUpReturnsDouble: boolean
  /** Highest total on which a hand is hit when nobody decides in time; 0 is always stand. */
  readonly timeoutHitsTo: number
  /** A double or split beyond the balance is replaced by another action, or refused and asked again (VE-6). */
  readonly beyondBalance: 'replace' | 'ask-again'
  /** When the dealer draws on: against a hand left to beat, also for open side questions, or always (BJ-14). */
  readonly dealerCompletes: 'to-beat' | 'open-bets' | 'always'
  readonly dealerHitsTo: number
  /** The dealer draws on soft 17 too (BJ-4 says no). */
  readonly hitsSoft17: boolean
  readonly fireBlaze: FireBlazeRules | null
}

const SHARED = {
  perfectPairs: { perfect: [25, 1], coloured: [12, 1], mixed: [6, 1] },
  twentyOnePlusThree: {
    suitedTrips: [100, 1],
    straightFlush: [40, 1],
    threeOfAKind: [30, 1],
    straight: [10, 1],
    flush: [5, 1],
  },
  push22Pays: [11, 1],
  winPays: EVEN,
  blackjackPays: [3, 2],
  insurancePays: [2, 1],
  dealerHitsTo: 16,
  hitsSoft17: false,
} satisfies Partial<BlackjackRules>

export const VENTUNO: BlackjackRules = {
  ...SHARED,
  id: 'ventuno',
  seats: 7,
  seating: 'seat',
  playersPerBox: 1,
  seatsPerPlayer: 7,
  betBehind: true,
  idleRounds: 3,
  dealsEverySeat: false,
  deal: 'american',
  looksUnder: 'ace',
  sideBets: ['perfectPairs', 'twentyOnePlusThree'],
  insuranceCovers: 'position',
  partialInsurance: false,
  awayDeclinesInsurance: false,
  evenMoney: false,
  earlyDecisions: true,
  doubleAfterSplit: false,
  handsPerSeat: 2,
  resplitAces: false,
  splitHandsDealt: 'together',
  mustHitTo: 0,
  freeSplits: false,
  freeDoubles: [],
  charlie: 0,
  dealerPushes: 0,
  tenUpReturnsDouble: false,
  timeoutHitsTo: 11,
  beyondBalance: 'replace',
  dealerCompletes: 'to-beat',
  fireBlaze: null,
}

export const MEGA_FIRE_BLAZE: BlackjackRules = {
  ...SHARED,
  id: 'mega-fire-blaze',
  seats: 2,
  seating: 'shared',
  playersPerBox: Number.MAX_SAFE_INTEGER,
  seatsPerPlayer: 2,
  betBehind: false,
  idleRounds: 0,
  dealsEverySeat: true,
  deal: 'american',
  looksUnder: 'ace',
  sideBets: ['perfectPairs', 'twentyOnePlusThree', 'fireBlaze'],
  insuranceCovers: 'player',
  partialInsurance: false,
  awayDeclinesInsurance: true,
  evenMoney: false,
  earlyDecisions: false,
  doubleAfterSplit: true,
  handsPerSeat: 2,
  resplitAces: false,
  splitHandsDealt: 'together',
  mustHitTo: 0,
  freeSplits: false,
  freeDoubles: [],
  charlie: 10,
  dealerPushes: 0,
  tenUpReturnsDouble: true,
  timeoutHitsTo: 0,
  beyondBalance: 'ask-again',
  dealerCompletes: 'always',
  fireBlaze: FIRE_BLAZE,
}

export const FREE_BET: BlackjackRules = {
  ...SHARED,
  id: 'free-bet',
  seats: 7,
  seating: 'box',
  playersPerBox: 3,
  seatsPerPlayer: 7,
  betBehind: false,
  idleRounds: 0,
  dealsEverySeat: false,
  deal: 'european',
  looksUnder: 'none',
  sideBets: ['push22'],
  insuranceCovers: 'position',
  partialInsurance: true,
  awayDeclinesInsurance: false,
  evenMoney: true,
  earlyDecisions: false,
  doubleAfterSplit: true,
  handsPerSeat: 4,
  resplitAces: true,
  splitHandsDealt: 'on-turn',
  mustHitTo: 11,
  freeSplits: true,
  freeDoubles: [9, 10, 11],
  charlie: 0,
  dealerPushes: 22,
  tenUpReturnsDouble: false,
  timeoutHitsTo: 16,
  beyondBalance: 'ask-again',
  dealerCompletes: 'open-bets',
  fireBlaze: null,
}
