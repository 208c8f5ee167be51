import type { PlayerId } from '#engine/ids'
import type { Outcome } from '#engine/round/bet'
import type { Money, Payment } from '#server/audit/results/pay'

/** Where a bet lies. Baccarat has neither seats nor hands. */
export interface Spot {
  readonly player: PlayerId
  readonly bet: string
  readonly seat: number
  readonly hand: number
  readonly behind: boolean
}

/** A bet, the money on it, what it comes to, and by which cards. */
export interface Due extends Spot, Money, Payment {
  readonly by: string
}

/** A result as the log lists it. */
export interface Listed extends Partial<Spot> {
  readonly player: PlayerId
  readonly bet: string
  readonly cash: number
  readonly golden: number
  readonly free?: number
  readonly outcome: Outcome
  readonly paid: number
  readonly goldenBack: number
}

/** Money that moves for a player: below zero is taken, above is given. */
export interface Move {
  readonly player: PlayerId
  readonly purse: 'cash' | 'golden'
  readonly amount: number
}

/** What an event of a game should have done, and what is wrong with it. */
export interface Read {
  readonly moves: readonly Move[]
  /** Payments that are taken back: they may be spent meanwhile (FL-2). */
  readonly takenBack: readonly Move[]
  /** Sentences without their round and full stop. */
  readonly wrong: readonly string[]
  /** Bets that came to a result. */
  readonly bets: number
}

/** A family of games as its log is read: event by event, with none of the code that decided them. */
export interface GameReading<Event> {
  next(event: Event): Read
  /** FL-1: so many of the round's last cards do not count, nor what followed from them alone. */
  takeBack(cards: number): void
  /** Players whose switches at the table are given up. */
  forget(players: readonly PlayerId[]): void
}

export const NOTHING: Read = { moves: [], takenBack: [], wrong: [], bets: 0 }

export function staked(bets: readonly StakedBet[]): readonly Move[] {
  return bets.flatMap(({ player, cash, golden = 0 }) => moves(player, -cash, -golden))
}

export function given(payments: readonly PaidBet[]): readonly Move[] {
  return payments.flatMap(({ player, paid, goldenBack }) => moves(player, paid, goldenBack))
}

interface StakedBet {
  readonly player: PlayerId
  readonly cash: number
  readonly golden?: number
}

interface PaidBet {
  readonly player: PlayerId
  readonly paid: number
  readonly goldenBack: number
}

function moves(player: PlayerId, cash: number, golden: number): readonly Move[] {
  const found: Move[] = []
  if (cash !== 0) found.push({ player, purse: 'cash', amount: cash })
  if (golden !== 0) found.push({ player, purse: 'golden', amount: golden })
  return found
}
