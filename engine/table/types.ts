import type { Card } from '#engine/cards/card'
import type { IdOf } from '#engine/games'
import type { Family, Kinds } from '#engine/kinds'
import type { Rate } from '#engine/money/rate'
import type { RoundResult } from '#engine/roads/result'
import type { Crowd } from '#engine/round/crowd'
import type { TableLimits } from '#engine/round/limits'
import type { Alarm, Correction, LiveShoe, SwapReason, TableDealer } from '#engine/table/live'

export type GameRules<F extends Family = Family> = Kinds[F]['rules']
export type GameState<F extends Family = Family> = Kinds[F]['state']
export type GameCommand<F extends Family = Family> = Kinds[F]['command']
export type GameEvent<F extends Family = Family> = Kinds[F]['event']
export type GameWant<F extends Family = Family> = Kinds[F]['want']

/** What a running clock counts down to. */
export const CLOCKS = ['bets', 'insurance', 'decision', 'offers', 'cut'] as const
export type ClockFor = (typeof CLOCKS)[number]

/** Why a table stands still (FL-1). */
export const PAUSES = ['fault', 'supervisor', 'closed'] as const
export type PauseWhy = (typeof PAUSES)[number]

export interface Pause {
  readonly why: PauseWhy
  readonly text: string
  /** Only for staff. */
  readonly alarm?: Alarm
}

/** How a table is set up: the rules are those of a game of that family. */
export interface Setup<F extends Family> {
  readonly game: IdOf<F>
  readonly currency: string
  readonly rules: GameRules<F>
  readonly limits: TableLimits
  /** A dealer brings the cards; without it the house deals by itself. */
  readonly dealing?: 'live'
}

export interface Configured<F extends Family> extends Setup<F> {
  readonly type: 'configured'
}

/** What happens at a table around the game's own events: its shoes, its rounds, its clock, who is who. */
export type HouseEvent =
  | { [F in Family]: Configured<F> }[Family]
  | { readonly type: 'named'; readonly player: string; readonly name: string; readonly house: boolean }
  /** What a player plays from here, where that is not the own account in the table's currency (MO-6, TP-18). */
  | {
      readonly type: 'purse'
      readonly player: string
      readonly currency: string
      readonly session: string | null
    }
  /** Long gone and not playing: their switches and standing choices at this table are given up. */
  | { readonly type: 'forgot'; readonly players: readonly string[] }
  /**
   * FA-1: the hash of the coming shoe's seed, long before its first bet. Where a dealer brings the cards the seed is
   * for what is drawn beside them (MF-16); where nothing is, there is none, and the commitment is empty.
   */
  | { readonly type: 'shoeCommitted'; readonly shoe: number; readonly commitment: string }
  /** SH-4: who may cut, and who is asked after a no; null is everybody at the table, first come first served. */
  | {
      readonly type: 'cutOffered'
      readonly shoe: number
      readonly to: string | null
      readonly next: readonly string[]
    }
  | { readonly type: 'cutPassed'; readonly shoe: number; readonly player: string }
  /**
   * `burned` is the card turned up at a table that burns, `burnedCount` all that went with it (SH-5). A live shoe has
   * no order that anybody knows (SH-10): its burned card is scanned later.
   */
  | {
      readonly type: 'shoeOpened'
      readonly shoe: number
      readonly cut: number
      readonly by: string | null
      readonly burned: Card | null
      readonly burnedCount: number
      readonly live?: LiveShoe
      /** When, of a live shoe: its cards are used from then on. Older logs do not say. */
      readonly at?: number
    }
  /** `rates` says what other currencies are worth in this round, of each so many cents for the table's (MO-6). */
  | {
      readonly type: 'roundBegan'
      readonly code: string
      readonly number: number
      readonly at: number
      readonly rates?: Rates
    }
  /** `until` is server time in milliseconds; null waits for somebody to bet or sit down. */
  | { readonly type: 'clock'; readonly for: ClockFor; readonly until: number | null }
  /** How everybody bet, where single bets are private: told when betting closes. */
  | { readonly type: 'crowd'; readonly bets: Crowd }
  /** SH-2: this is the shoe's last round. `seat` is where the cut card came out, 0 the dealer. */
  | { readonly type: 'cutCardOut'; readonly seat: number }
  /** FA-2. Null: the seed's record was lost, and with it the shoe; its last round was refunded. */
  | { readonly type: 'shoeRevealed'; readonly shoe: number; readonly seed: string | null }
  /** `alarm` is for staff: what is wrong, and who may say that it goes on. */
  | { readonly type: 'paused'; readonly why: PauseWhy; readonly text: string; readonly alarm?: Alarm }
  | { readonly type: 'resumed' }
  /** FL-2: a settled round does not count: what it paid is taken back, what was staked on it returned. */
  | {
      readonly type: 'voided'
      readonly code: string
      readonly reason: string | null
      readonly by: string | null
    }
  /** Who deals from now on; null is nobody. */
  | { readonly type: 'dealer'; readonly dealer: TableDealer | null }
  /** The card that comes next was read; with its deck it is one physical card. Which one, the `dealt` says. */
  | { readonly type: 'scanned'; readonly deck: number }
  /** SH-5: the first card of a live shoe, turned up; `count` is all that went with it. */
  | { readonly type: 'burned'; readonly card: Card; readonly deck: number; readonly count: number }
  /** FL-1: so many cards of this round are taken back; those that were right follow again. Told later, none is. */
  | {
      readonly type: 'corrected'
      readonly what: Correction
      readonly back: number
      readonly reason: string | null
      readonly by: string | null
    }
  /** SH-9: this shoe is over after the round. `decks` are the new cards of a live table. */
  | {
      readonly type: 'cardsSwapped'
      readonly why: SwapReason
      readonly decks: readonly number[]
      readonly at: number
      readonly by: string | null
    }
  /** Limits from the next round on, by order of a supervisor, until the table is configured anew. */
  | { readonly type: 'limitsSet'; readonly limits: TableLimits; readonly by: string | null }
  /** What a supervisor says to everybody at the table. */
  | { readonly type: 'announced'; readonly text: string; readonly by: string | null }

export type TableEvent = HouseEvent | GameEvent

/** By currency. */
export type Rates = Readonly<Record<string, Rate>>

/** What a player plays from at a table. */
export interface TablePurse {
  readonly currency: string
  /** The regulated session that the money was taken to (TP-18). */
  readonly session: string | null
}

export interface Committed {
  readonly shoe: number
  readonly commitment: string
}

/** The shoe in play, as everybody may know it. */
export interface ShoeInPlay extends Committed {
  readonly cut: number
  readonly by: string | null
  readonly burned: Card | null
  readonly burnedCount: number
  /** Cards that left it, burned ones not counted. */
  readonly dealt: number
  readonly rounds: number
  /** Where its cut card came out; null while it is in. */
  readonly cutCardSeat: number | null
  /** Only of a shoe whose cards are scanned. */
  readonly live?: LiveShoe
}

export interface CutOffer {
  readonly shoe: number
  readonly to: string | null
  readonly next: readonly string[]
}

export interface Round {
  readonly code: string
  readonly number: number
  readonly beganAt: number
  readonly rates: Rates
}

/** Limits that a supervisor set, and those of the configuration that they stand in for. */
export interface SetLimits {
  readonly limits: TableLimits
  readonly configured: TableLimits
}

/** What only a table has whose cards a dealer brings. */
export interface LiveTable<F extends Family = Family> {
  readonly dealer: TableDealer | null
  /** The decks that the coming shoe is made of, and since when these cards are used (SH-9). */
  readonly decks: readonly number[]
  readonly cardsSince: number | null
  /** Decks that were exchanged for others, and do not come back unless a supervisor brings them anew (SH-9). */
  readonly withdrawn: readonly number[]
  /** Where the cut card of the last shoe came out: there the right to cut begins (SH-4). */
  readonly cutFrom: number | null
  /** Cards of the running round, or of the last one. */
  readonly dealt: number
  /**
   * The game before each card that can still be taken back: since the last decision or money. Known to the table's
   * own process only, null in every view (FA-5).
   */
  readonly undo: readonly GameState<F>[] | null
}

export interface Clock {
  readonly for: ClockFor
  readonly until: number | null
}

export interface Named {
  readonly name: string
  /** A test player of the house's, marked as such wherever it shows. */
  readonly house: boolean
}

/** A table as the fold of its log: one whose game is of a family holds that family's state. */
export type TableState<F extends Family = Family> = { [One in F]: TableOf<One> }[F]

interface TableOf<F extends Family> {
  readonly id: IdOf<F>
  readonly currency: string
  readonly game: GameState<F>
  readonly shoe: ShoeInPlay | null
  /** The next shoe: committed to while the one before is played (SH-6). */
  readonly coming: Committed | null
  readonly cutOffer: CutOffer | null
  readonly round: Round | null
  readonly clock: Clock | null
  readonly paused: Pause | null
  /** The shoe's rounds so far, for the roads (SH-8); empty where the game has none. */
  readonly results: readonly RoundResult[]
  readonly people: Readonly<Record<string, Named>>
  /** Of those who play from something else than their account in the table's currency. */
  readonly purses: Readonly<Record<string, TablePurse>>
  readonly crowd: Crowd
  /** Only where a dealer brings the cards: without it the table is automatic. */
  readonly live?: LiveTable<F>
  readonly setLimits?: SetLimits
}
