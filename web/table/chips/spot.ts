import type { BaccaratBet } from '#engine/baccarat/bets'
import type { Bet } from '#engine/blackjack/types'
import { GAMES } from '#engine/games'
import { limitsOf, rangeOf, type TableLimits } from '#engine/round/limits'
import type { Slip } from '#engine/round/slip'
import type { GameState, TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import { isBlackjack } from '#protocol/sight'
import type { Order } from '#web/net/player-orders'

/** Where a chip can lie: a bet and, at blackjack, a seat (0 elsewhere), before it or behind it. */
export interface Spot {
  readonly bet: string
  readonly seat: number
  readonly behind: boolean
}

export interface Laid extends Spot {
  readonly amount: number
  readonly golden: boolean
}

/** What lies on a spot, and how much more is on its way. */
export interface SpotStake extends Spot {
  readonly cash: number
  readonly golden: number
  readonly pending: number
}

export function spotKey({ bet, seat, behind }: Spot): string {
  return `${bet}/${seat}/${behind ? 'behind' : 'own'}`
}

/** What must be known of a table to lay a chip at it. */
type OfGame = Pick<TableState, 'id'>

function onSeats({ id }: OfGame): boolean {
  return GAMES[id].family === 'blackjack'
}

export function betCommand(state: OfGame, { bet, seat, behind, amount, golden }: Laid): PlayerCommand {
  const chips = golden ? { amount, golden } : { amount }
  if (!onSeats(state)) return { do: 'bet', bet: bet as BaccaratBet, ...chips }
  return { do: behind ? 'back' : 'bet', seat, bet: bet as Bet, ...chips }
}

export function takeBackCommand(state: OfGame, { bet, seat, behind, amount }: Laid): PlayerCommand {
  if (!onSeats(state)) return { do: 'takeBack', bet: bet as BaccaratBet, amount }
  return { do: 'takeBack', seat, bet: bet as Bet, behind, amount }
}

/** SB-4: what may lie only beside main bets leaves before they do, or the table would give all of it back. */
export function inLeavingOrder(game: GameState, chips: readonly Laid[]): readonly Laid[] {
  if (isBlackjack(game)) return chips
  const { needsMains } = game.rules
  const isMain = ({ bet }: Laid) => Number(needsMains[bet as BaccaratBet] === undefined)
  return chips.toSorted((one, other) => isMain(one) - isMain(other))
}

/** The spot that a command is about; null when it is not about chips. */
export function laidBy(command: PlayerCommand): Laid | null {
  if (command.do !== 'bet' && command.do !== 'back') return null
  const seat = 'seat' in command ? command.seat : 0
  return {
    bet: command.bet,
    seat,
    behind: command.do === 'back',
    amount: command.amount,
    golden: command.golden ?? false,
  }
}

/** A player's chips on the cloth while betting is open, those on their way included. */
export function stakesOf(
  game: Pick<GameState, 'slips'>,
  me: string,
  table: string,
  orders: readonly Order[],
): readonly SpotStake[] {
  const slips: readonly Slip[] = game.slips
  const stakes = new Map<string, SpotStake>()
  for (const { player, bet, seat, behind, cash, golden } of slips) {
    if (player === me)
      stakes.set(spotKey({ bet, seat, behind }), { bet, seat, behind, cash, golden, pending: 0 })
  }
  for (const order of orders) {
    const laid = order.table === table ? laidBy(order.command) : null
    if (laid === null) continue
    const { bet, seat, behind } = laid
    const key = spotKey(laid)
    const known = stakes.get(key) ?? { bet, seat, behind, cash: 0, golden: 0, pending: 0 }
    stakes.set(key, { ...known, pending: known.pending + laid.amount })
  }
  return [...stakes.values()]
}

export function amountOn({ cash, golden, pending }: SpotStake): number {
  return cash + golden + pending
}

/** Below the minimum: it lies there, but will not be played (MO-4). */
export function isInactive(limits: TableLimits, me: string, stake: SpotStake): boolean {
  const [least] = rangeOf(limitsOf(limits, me), stake.behind ? 'behind' : stake.bet)
  return amountOn(stake) < least
}
