import { type Card, isCard } from '#engine/cards/card'
import type { Cents } from '#engine/money/cents'
import type { FlatBet } from '#engine/round/bet'
import type { HouseKnows } from '#engine/round/game'
import { bad, badAmount, badCard, badPlayer, badShoeRound, badSwitch } from '#engine/round/input'
import { type Refusal, refuse, shown, type UnplayedReason } from '#engine/round/refusal'
import type { Spot } from '#engine/round/slip'

/** Rounds in which nobody sits and nobody bets behind: chips lie flat on bets, then cards go to sides. */
export type FlatPhase = 'betting' | 'dealing' | 'over'

interface InPhase {
  readonly phase: FlatPhase
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

export interface FlatBetCommand<Bet extends string> {
  readonly do: 'bet'
  readonly player: string
  readonly bet: Bet
  readonly amount: number
  readonly golden?: boolean
}

export interface FlatTakeBackCommand<Bet extends string> {
  readonly do: 'takeBack'
  readonly player: string
  readonly bet: Bet
  readonly amount: number
}

export type FlatPlayerCommand<Bet extends string> =
  | FlatBetCommand<Bet>
  | FlatTakeBackCommand<Bet>
  | { readonly do: 'clear'; readonly player: string }

type FlatCommand<Bet extends string> = HouseCommand | FlatPlayerCommand<Bet>

export interface FlatPlaced<Bet extends string> {
  readonly type: 'placed'
  readonly player: string
  readonly bet: Bet
  readonly golden: boolean
  readonly amount: Cents
  /** What the maximum cut off (MO-5). */
  readonly cut: Cents
}

export interface FlatTakenBack<Bet extends string> {
  readonly type: 'takenBack'
  readonly player: string
  readonly bet: Bet
  readonly golden: boolean
  readonly amount: Cents
}

export interface FlatRefused<Bet extends string> extends FlatBet<Bet> {
  readonly reason: UnplayedReason
}

export function flatSpot<Bet extends string>(player: string, bet: Bet): Spot<Bet> {
  return { player, bet, seat: 0, behind: false }
}

/** What no table with these bets could make sense of. Types do not protect from what comes from outside. */
export function badFlat<Bet extends string>(
  command: FlatCommand<Bet>,
  bets: readonly Bet[],
  table: string,
): Refusal | null {
  switch (command.do) {
    case 'open':
      return badShoeRound(command.shoeRound)
    case 'card':
      return badCard(command.card)
    case 'close':
    case 'cancel':
      return null
    case 'bet':
      return (
        badPlayer(command.player) ??
        badBet(command.bet, bets) ??
        badAmount(command.amount) ??
        (command.golden === undefined ? null : badSwitch('golden', command.golden))
      )
    case 'takeBack':
      return badPlayer(command.player) ?? badBet(command.bet, bets) ?? badAmount(command.amount)
    case 'clear':
      return badPlayer(command.player)
    default:
      command satisfies never
      return bad(`There is no such command at a ${table} table.`)
  }
}

function badBet(bet: unknown, bets: readonly unknown[]): Refusal | null {
  return bets.includes(bet) ? null : bad(`'${shown(bet)}' is no bet; these are: ${bets.join(', ')}.`)
}

export function roundOpen({ phase }: InPhase): Refusal | null {
  return phase === 'over' ? null : refuse('not-offered', 'The round before is not over yet.')
}

export function roundOver({ phase }: InPhase): Refusal | null {
  return phase === 'over' ? refuse('closed', 'The round is over: open the next one.') : null
}

export function bettingOver({ phase }: InPhase): Refusal | null {
  return phase === 'betting' ? null : refuse('closed', 'Betting is not open: wait for the next round.')
}

export const NO_CARD_YET = refuse('not-offered', 'No card is to be dealt before betting closes.')

type FlatEvent<Bet extends string> =
  | { readonly type: 'opened' | 'closed' | 'settled' | 'cancelled' }
  | FlatPlaced<Bet>
  | FlatTakenBack<Bet>
  | { readonly type: 'dealt'; readonly card: Card | null }

/** The commands that can begin with this event; none for what only ever follows from something else. */
export function flatOrigins<Bet extends string>(
  event: FlatEvent<Bet>,
  house: HouseKnows,
): readonly FlatCommand<Bet>[] {
  switch (event.type) {
    case 'placed': {
      const { player, bet, golden, amount, cut } = event
      return [{ do: 'bet', player, bet, golden, amount: amount + cut }]
    }
    case 'takenBack': {
      const { player, bet, amount } = event
      return [
        { do: 'takeBack', player, bet, amount },
        { do: 'clear', player },
      ]
    }
    case 'closed':
      return [{ do: 'close' }]
    case 'cancelled':
      return [{ do: 'cancel' }]
    case 'opened':
      return [{ do: 'open', shoeRound: house.shoeRound }]
    case 'dealt':
      return isCard(event.card) ? [{ do: 'card', card: event.card }] : []
    case 'settled':
      return []
    default:
      event satisfies never
      return []
  }
}
