import type { BonusLevel, PlayedBonus, Spin } from '#engine/blackjack/fire-blaze/types'
import type { BlackjackRules } from '#engine/blackjack/rules'
import type { Card } from '#engine/cards/card'
import type { Cents } from '#engine/money/cents'
import type { Payout, Staked } from '#engine/round/bet'
import type { TableLimits } from '#engine/round/limits'
import type { UnplayedReason } from '#engine/round/refusal'
import type { Slip, Spot } from '#engine/round/slip'

export const SIDE_BETS = ['perfectPairs', 'twentyOnePlusThree', 'push22', 'fireBlaze'] as const
export const BETS = ['main', ...SIDE_BETS] as const
export const DECISIONS = ['hit', 'stand', 'double', 'split'] as const
export type SideBet = (typeof SIDE_BETS)[number]
export type Bet = (typeof BETS)[number]
export type Decision = (typeof DECISIONS)[number]

/** A standing choice: what a backer or a follower does when the hand is doubled, split or could be insured. */
export interface Follow {
  readonly double: boolean
  readonly split: boolean
  readonly insurance: boolean
}

export interface Seat {
  readonly player: string | null
  readonly behindAllowed: boolean
  readonly idleRounds: number
  /** Rounds won in a row (VE-12). */
  readonly streak: number
  readonly leaving: boolean
}

/**
 * How a stake stands to its line: it has to decide, has asked for a card, has asked for its last card
 * (a double), or is out with the cards held at that moment.
 */
export type Status = 'deciding' | 'asked' | 'last' | 'out'

/** A natural's way to its money in games that pay it apart: even money is on offer, it waits, or it is paid (FB-6). */
export type Claim = 'none' | 'evenMoney' | 'waits' | 'paid'

/** One player's money on one line of cards. */
export interface Stake extends Staked {
  readonly player: string
  readonly behind: boolean
  /** Worth of the player's first stake on the seat: what a double or a split adds. */
  readonly base: Cents
  readonly chips: 'cash' | 'golden'
  /** Cash that a double added (MF-7). */
  readonly added: Cents
  readonly status: Status
  /** Cards held when it went out. */
  readonly held: number
  readonly claim: Claim
}

/** Cards in a row before a seat, and everyone who has money on them. */
export interface Line {
  readonly seat: number
  readonly cards: readonly Card[]
  readonly split: boolean
  /** The two cards a split began with. */
  readonly dealt: readonly Card[]
  readonly owner: string | null
  readonly early: Decision | null
  readonly stakes: readonly Stake[]
}

export interface Dealer {
  readonly cards: readonly Card[]
  readonly faceDown: boolean
  /** The face-down card: known to the table's own process only, null in every view (FA-5). */
  readonly hole: Card | null
  readonly looked: boolean
}

export interface Insurance {
  readonly player: string
  readonly seat: number
  readonly behind: boolean
  readonly stake: Cents
  readonly answered: boolean
  /** Paid for more after the window, so that more may be insured (FB-14). */
  readonly extended: boolean
}

/** A side bet that stands. */
export interface Side extends Staked {
  readonly player: string
  readonly seat: number
  readonly bet: SideBet
}

export interface Turn {
  readonly seat: number
  readonly hand: number
  readonly deciders: readonly string[]
}

export interface FireBlaze {
  readonly points: number
  readonly level: BonusLevel | null
  readonly bonus: PlayedBonus | null
  readonly failed: boolean
}

export interface Result extends Staked, Payout {
  readonly player: string
  readonly bet: Bet | 'insurance'
  readonly seat: number
  readonly hand: number
  readonly behind: boolean
}

export type Phase = 'betting' | 'dealing' | 'insurance' | 'turns' | 'dealer' | 'bonus' | 'over'

export interface State {
  readonly rules: BlackjackRules
  readonly limits: TableLimits
  readonly phase: Phase
  readonly shoeRound: number
  readonly seats: readonly Seat[]
  readonly away: readonly string[]
  readonly choices: readonly Choice[]
  readonly slips: readonly Slip<Bet>[]
  readonly ready: readonly string[]
  readonly lines: readonly Line[]
  readonly sides: readonly Side[]
  readonly dealer: Dealer
  readonly insurance: readonly Insurance[]
  readonly turn: Turn | null
  readonly fireBlaze: FireBlaze | null
  readonly results: readonly Result[]
}

export interface Choice {
  readonly player: string
  readonly seat: number
  readonly follow: Follow
}

export interface RefusedBet extends Spot<Bet> {
  readonly reason: UnplayedReason
}

export interface Closed {
  readonly type: 'closed'
  readonly taken: readonly Slip<Bet>[]
  readonly refused: readonly RefusedBet[]
  /** Whose each seat is, from 1 on: who sits there, on a box else who bet first, stands that bet or not (FB-1). */
  readonly owners: readonly (string | null)[]
}

/** What one player adds to a hand by a double or a split: cash, or a token of the house's. */
export interface Addition {
  readonly player: string
  readonly behind: boolean
  readonly cash: Cents
  readonly free: Cents
}

export type Cause = 'player' | 'early' | 'timeout' | 'away' | 'balance'

export type Command =
  | { readonly do: 'open'; readonly shoeRound: number }
  | { readonly do: 'sit'; readonly player: string; readonly seat: number }
  | { readonly do: 'leave'; readonly player: string; readonly seat: number }
  | { readonly do: 'allowBehind'; readonly player: string; readonly seat: number; readonly on: boolean }
  | {
      readonly do: 'bet' | 'back'
      readonly player: string
      readonly seat: number
      readonly bet: Bet
      readonly amount: number
      readonly golden?: boolean
    }
  | {
      readonly do: 'takeBack'
      readonly player: string
      readonly seat: number
      readonly bet: Bet
      readonly behind: boolean
      readonly amount: number
    }
  | { readonly do: 'clear'; readonly player: string }
  | { readonly do: 'follow'; readonly player: string; readonly seat: number; readonly follow: Follow }
  | { readonly do: 'dealNow'; readonly player: string }
  | { readonly do: 'connection'; readonly player: string; readonly connected: boolean }
  | { readonly do: 'close' }
  | { readonly do: 'card'; readonly card: Card }
  | {
      readonly do: 'insure'
      readonly player: string
      readonly seat?: number
      readonly yes: boolean
      readonly amount?: number
    }
  | { readonly do: 'evenMoney'; readonly player: string; readonly seat: number; readonly yes: boolean }
  | {
      readonly do: Decision
      readonly player: string
      readonly seat: number
      readonly hand?: number
      /** How many cards it was seen with: with another number it is another decision. */
      readonly cards?: number
    }
  | { readonly do: 'timeout' }
  | { readonly do: 'bonus'; readonly key: string; readonly at?: number }
  | { readonly do: 'bonusFault' }
  | { readonly do: 'cancel' }

export type Event =
  | { readonly type: 'opened'; readonly shoeRound: number }
  | { readonly type: 'seated'; readonly seat: number; readonly player: string }
  | {
      readonly type: 'unseated'
      readonly seat: number
      readonly player: string
      readonly why: 'left' | 'idle'
    }
  | { readonly type: 'leaving'; readonly seat: number }
  | { readonly type: 'behindAllowed'; readonly seat: number; readonly on: boolean }
  | {
      readonly type: 'placed'
      readonly spot: Spot<Bet>
      /** On a box that others play too: they see it (FB-1). */
      readonly shared: boolean
      readonly golden: boolean
      readonly amount: Cents
      readonly cut: Cents
    }
  | {
      readonly type: 'takenBack'
      readonly spot: Spot<Bet>
      readonly shared: boolean
      readonly golden: boolean
      readonly amount: Cents
    }
  | { readonly type: 'chose'; readonly player: string; readonly seat: number; readonly follow: Follow }
  | { readonly type: 'ready'; readonly player: string; readonly slips: readonly Slip<Bet>[] }
  | { readonly type: 'connection'; readonly player: string; readonly connected: boolean }
  | Closed
  | {
      readonly type: 'dealt'
      /** 0 is the dealer. */
      readonly seat: number
      readonly hand: number
      readonly card: Card | null
      readonly faceDown: boolean
    }
  | { readonly type: 'insured'; readonly player: string; readonly seat: number; readonly amount: Cents }
  | { readonly type: 'declined'; readonly player: string; readonly seat: number }
  | { readonly type: 'insuranceClosed' }
  | { readonly type: 'looked'; readonly blackjack: boolean }
  | {
      readonly type: 'turnOpened'
      readonly seat: number
      readonly hand: number
      readonly deciders: readonly string[]
    }
  | {
      readonly type: 'decided'
      readonly player: string
      readonly seat: number
      readonly hand: number
      readonly decision: Decision
    }
  | {
      readonly type: 'acted'
      readonly seat: number
      readonly hand: number
      readonly by: string | null
      readonly decision: Decision
      readonly cause: Cause
      /** What had been asked for and was refused for want of balance (VE-6). */
      readonly instead: Decision | null
      readonly additions: readonly Addition[]
    }
  | { readonly type: 'evenMoneyPassed'; readonly player: string; readonly seat: number }
  | { readonly type: 'paid'; readonly results: readonly Result[] }
  | { readonly type: 'turned'; readonly card: Card }
  | { readonly type: 'scored'; readonly points: number; readonly level: BonusLevel | null }
  | { readonly type: 'bonusDrawn'; readonly spins: readonly Spin[]; readonly at?: number }
  | { readonly type: 'bonusFailed' }
  | { readonly type: 'settled'; readonly results: readonly Result[] }
  | { readonly type: 'cancelled'; readonly results: readonly Result[]; readonly undone: readonly Result[] }

export type Want =
  | { readonly kind: 'bets'; readonly allReady: boolean }
  | { readonly kind: 'card'; readonly seat: number; readonly hand: number; readonly faceDown: boolean }
  | { readonly kind: 'insurance'; readonly players: readonly string[] }
  | { readonly kind: 'decision'; readonly turn: Turn }
  | { readonly kind: 'offers'; readonly players: readonly string[] }
  | { readonly kind: 'bonus'; readonly level: BonusLevel }
  | { readonly kind: 'nothing' }

/** The types of the family. */
export interface Blackjack {
  readonly rules: BlackjackRules
  readonly state: State
  readonly command: Command
  readonly event: Event
  readonly want: Want
  readonly side: never
}
