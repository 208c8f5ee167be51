import type { Card } from '#engine/cards/card'
import type { DragonTigerBet, Side } from '#engine/dragon-tiger/bets'
import type { Winner } from '#engine/dragon-tiger/duel'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import type { Cents } from '#engine/money/cents'
import type { FlatBet, FlatResult } from '#engine/round/bet'
import type { TableLimits } from '#engine/round/limits'
import type { UnplayedReason } from '#engine/round/refusal'
import type { Slip } from '#engine/round/slip'

export type Phase = 'betting' | 'dealing' | 'over'

export type TakenBet = FlatBet<DragonTigerBet>

export interface RefusedBet extends TakenBet {
  readonly reason: UnplayedReason
}

export type Result = FlatResult<DragonTigerBet>

export interface State {
  readonly rules: DragonTigerRules
  readonly limits: TableLimits
  readonly phase: Phase
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

export interface CardCommand {
  readonly do: 'card'
  readonly card: Card
}

export type HouseCommand =
  | CardCommand
  | { readonly do: 'open'; readonly shoeRound: number }
  | { readonly do: 'close' }
  | { readonly do: 'cancel' }

export interface BetCommand {
  readonly do: 'bet'
  readonly player: string
  readonly bet: DragonTigerBet
  readonly amount: number
  readonly golden?: boolean
}

export interface TakeBackCommand {
  readonly do: 'takeBack'
  readonly player: string
  readonly bet: DragonTigerBet
  readonly amount: number
}

export type PlayerCommand = BetCommand | TakeBackCommand | { readonly do: 'clear'; readonly player: string }

export type Command = HouseCommand | PlayerCommand

export type Event =
  | { readonly type: 'opened'; readonly shoeRound: number }
  | {
      readonly type: 'placed'
      readonly player: string
      readonly bet: DragonTigerBet
      readonly golden: boolean
      readonly amount: Cents
      /** What the maximum cut off (MO-5). */
      readonly cut: Cents
    }
  | {
      readonly type: 'takenBack'
      readonly player: string
      readonly bet: DragonTigerBet
      readonly golden: boolean
      readonly amount: Cents
    }
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
