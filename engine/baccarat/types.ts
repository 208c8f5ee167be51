import type { BaccaratBet, Side, SideBetGroup } from '#engine/baccarat/bets'
import type { Winner } from '#engine/baccarat/coup'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { Card } from '#engine/cards/card'
import type { Cents } from '#engine/money/cents'
import type { FlatBet, FlatResult } from '#engine/round/bet'
import type {
  FlatBetCommand,
  FlatPhase,
  FlatPlaced,
  FlatPlayerCommand,
  FlatRefused,
  FlatTakeBackCommand,
  FlatTakenBack,
  HouseCommand,
} from '#engine/round/flat'
import type { TableLimits } from '#engine/round/limits'
import type { Slip } from '#engine/round/slip'

/** A slip of the open round; `confirmed` is how much of it the player has confirmed (MB-3). */
export interface Chips extends Slip<BaccaratBet> {
  readonly confirmed: Cents
}

/** A player's own switches at this table; they last from round to round. */
export interface Settings {
  readonly zeroCommission: boolean
  readonly autoConfirm: boolean
  readonly off: readonly SideBetGroup[]
}

/** A bet that stands. Its player's commission mode at the close goes with it (SB-3). */
export interface TakenBet extends FlatBet<BaccaratBet> {
  readonly zeroCommission: boolean
}

/** Chips that were not played: what they were, and whose. */
export type LeftChips = FlatBet<BaccaratBet>

export type RefusedBet = FlatRefused<BaccaratBet>

export type Result = FlatResult<BaccaratBet>

export interface State {
  readonly rules: BaccaratRules
  readonly limits: TableLimits
  readonly phase: FlatPhase
  /** The round's number in its shoe, from 1; 0 before the first. */
  readonly shoeRound: number
  /** By player; who has never touched a switch is not in it. */
  readonly settings: Readonly<Record<string, Settings>>
  readonly slips: readonly Chips[]
  readonly bets: readonly TakenBet[]
  readonly refused: readonly RefusedBet[]
  /** Cards that lie face up. */
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  /** How many of the first four cards lie face down (SB-1). */
  readonly faceDown: number
  /** Those cards as they were dealt: known to the table's own process only, empty in every view (FA-5). */
  readonly hidden: readonly Card[]
  readonly winner: Winner | null
  readonly results: readonly Result[]
}

export type BetCommand = FlatBetCommand<BaccaratBet>
export type TakeBackCommand = FlatTakeBackCommand<BaccaratBet>

export interface SideBetsCommand {
  readonly do: 'sideBets'
  readonly player: string
  readonly group: SideBetGroup
  readonly on: boolean
}

export type PlayerCommand =
  | FlatPlayerCommand<BaccaratBet>
  | SideBetsCommand
  | { readonly do: 'confirm'; readonly player: string }
  | { readonly do: 'autoConfirm' | 'zeroCommission'; readonly player: string; readonly on: boolean }

export type Command = HouseCommand | PlayerCommand

/** Why chips left the cloth: the player took them, or what they needed was gone (SB-4). */
export type TakenBackWhy = 'player' | 'needs-main' | 'exceeds-main' | 'not-offered'

export type Event =
  | { readonly type: 'opened'; readonly shoeRound: number }
  | FlatPlaced<BaccaratBet>
  | (FlatTakenBack<BaccaratBet> & { readonly why: TakenBackWhy })
  | { readonly type: 'confirmed'; readonly player: string }
  | { readonly type: 'autoConfirm' | 'zeroCommission'; readonly player: string; readonly on: boolean }
  | { readonly type: 'sideBets'; readonly player: string; readonly group: SideBetGroup; readonly on: boolean }
  | {
      readonly type: 'closed'
      readonly taken: readonly TakenBet[]
      readonly refused: readonly RefusedBet[]
      readonly unconfirmed: readonly LeftChips[]
    }
  | { readonly type: 'dealt'; readonly to: Side; readonly card: Card; readonly faceDown: false }
  /** Whoever sees only its back gets null for the card. */
  | { readonly type: 'dealt'; readonly to: Side; readonly card: Card | null; readonly faceDown: true }
  | { readonly type: 'turned'; readonly side: Side; readonly index: number; readonly card: Card }
  | { readonly type: 'settled'; readonly winner: Winner; readonly results: readonly Result[] }
  | { readonly type: 'cancelled'; readonly results: readonly Result[] }

export interface CardWanted {
  readonly kind: 'card'
  readonly to: Side
  readonly faceDown: boolean
}

export type Want = CardWanted | { readonly kind: 'bets' } | { readonly kind: 'nothing' }

/** The types of the family. */
export interface Baccarat {
  readonly rules: BaccaratRules
  readonly state: State
  readonly command: Command
  readonly event: Event
  readonly want: Want
  readonly side: Side
}
