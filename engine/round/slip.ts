import { type Cents, NO_CENTS } from '#engine/money/cents'
import { fitting, type TableLimits } from '#engine/round/limits'
import { checkPrice, type Purse } from '#engine/round/posting'
import { type Refusal, refuse } from '#engine/round/refusal'

/** Where a stake lies: whose it is, on which bet and, at games with seats, on which seat and side of it. */
export interface Spot<Bet extends string = string> {
  readonly player: string
  readonly bet: Bet
  readonly seat: number
  readonly behind: boolean
}

/** Chips on the cloth before betting closes. Nothing is debited yet. */
export interface Slip<Bet extends string = string> extends Spot<Bet> {
  readonly cash: Cents
  readonly golden: Cents
}

/** Chips to be laid: how many fit under the maximum, and how many were cut off (MO-5). */
export interface Placement {
  readonly amount: Cents
  readonly cut: Cents
}

export function sameSpot(a: Spot, b: Spot): boolean {
  return a.player === b.player && a.bet === b.bet && a.seat === b.seat && a.behind === b.behind
}

export function slipAt<Bet extends string>(
  slips: readonly Slip<Bet>[],
  spot: Spot<Bet>,
): Slip<Bet> | undefined {
  return slips.find((slip) => sameSpot(slip, spot))
}

export function amountOf(slip: Slip | undefined): Cents {
  return slip === undefined ? NO_CENTS : ((slip.cash + slip.golden) as Cents)
}

/** What the player's chips on this table already need of one purse. */
function reserved(slips: readonly Slip[], player: string, purse: 'cash' | 'golden'): Cents {
  let total = 0
  for (const slip of slips) if (slip.player === player) total += slip[purse]
  return total as Cents
}

/**
 * How a stake that `checkAmount` lets pass may be laid on top of what stands: MO-1, MO-5, MO-7.
 * `room` is the most that may stand there in all, `standing` what counts against it now.
 */
export function place(
  limits: TableLimits,
  slips: readonly Slip[],
  spot: Spot,
  stake: { readonly amount: number; readonly golden: boolean },
  room: { readonly most: Cents; readonly standing: Cents },
  purse: Purse,
): Placement | Refusal {
  const wanted = stake.amount as Cents
  const kind = stake.golden ? 'golden' : 'cash'
  const slip = slipAt(slips, spot)
  if (slip !== undefined && slip[stake.golden ? 'cash' : 'golden'] > 0) {
    return refuse('mixed-chips', 'A bet is all cash or all golden chips: take the other chips back first.')
  }
  const amount = fitting(limits, room.most, room.standing, wanted)
  if (amount === 0) return refuse('limit-max', `No more than ${room.most} cents may stand here.`)
  const lying = reserved(slips, spot.player, kind)
  const words = (left: number) => `The stake needs ${amount} cents; ${Math.max(0, left - lying)} are left.`
  return checkPrice(purse, kind, amount + lying, words) ?? { amount, cut: (wanted - amount) as Cents }
}

/** The slips with `amount` more (or, below zero, less) on a spot; an emptied slip is gone. */
export function changed<Bet extends string>(
  slips: readonly Slip<Bet>[],
  spot: Spot<Bet>,
  amount: number,
  golden: boolean,
): readonly Slip<Bet>[] {
  const at = slips.findIndex((slip) => sameSpot(slip, spot))
  const slip = slips[at]
  if (slip === undefined) {
    const { player, bet, seat, behind } = spot
    const cash = (golden ? 0 : amount) as Cents
    return [...slips, { player, bet, seat, behind, cash, golden: (golden ? amount : 0) as Cents }]
  }
  const purse = golden ? 'golden' : 'cash'
  const next = { ...slip, [purse]: slip[purse] + amount }
  if (next.cash + next.golden === 0) return slips.toSpliced(at, 1)
  return slips.with(at, next)
}
