import type { Card } from '#engine/cards/card'
import type { DragonTigerBet, Side } from '#engine/dragon-tiger/bets'
import type { Winner } from '#engine/dragon-tiger/duel'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
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

export type TakenBet = FlatBet<DragonTigerBet>

export type RefusedBet = FlatRefused<DragonTigerBet>

export type Result = FlatResult<DragonTigerBet>

export interface State {
  readonly rules: DragonTigerRules
  readonly limits: TableLimits
  readonly phase: FlatPhase
  /** The round's number in its shoe, from 1; 0 before the first. */
  readonly shoeRound: number
  readonly slips: readonly Slip<DragonTigerBet>[]
  readonly bets: readonly TakenBet[]
  readonly refused: readonly RefusedBet[]
  readonly dragon: Card | null
  readonly tiger: Card | null
  readonly winner: Winner | null
  readonly results: readonly Result[]
}

export type BetCommand = FlatBetCommand<DragonTigerBet>
export type TakeBackCommand = FlatTakeBackCommand<DragonTigerBet>

export type PlayerCommand = FlatPlayerCommand<DragonTigerBet>

export type Command = HouseCommand | PlayerCommand

export type Event =
  | { readonly type: 'opened'; readonly shoeRound: number }
  | FlatPlaced<DragonTigerBet>
  | FlatTakenBack<DragonTigerBet>
  | { readonly type: 'closed'; readonly taken: readonly TakenBet[]; readonly refused: readonly RefusedBet[] }
  | { readonly type: 'dealt'; readonly to: Side; readonly card: Card; readonly faceDown: false }
  | { readonly type: 'settled'; readonly winner: Winner; readonly results: readonly Result[] }
  | { readonly type: 'cancelled'; readonly results: readonly Result[] }

export interface CardWanted {
  readonly kind: 'card'
  readonly to: Side
  readonly faceDown: false
}

export type Want = CardWanted | { readonly kind: 'bets' } | { readonly kind: 'nothing' }

/** The types of the family. */
export interface DragonTiger {
  readonly rules: DragonTigerRules
  readonly state: State
  readonly command: Command
  readonly event: Event
  readonly want: Want
  readonly side: Side
}
