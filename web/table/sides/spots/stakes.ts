import type { Outcome } from '#engine/round/bet'
import type { TableLimits } from '#engine/round/limits'
import type { UnplayedReason } from '#engine/round/refusal'
import { amountOn, leastMissed, type SpotStake } from '#web/table/chips/spot'

/** What has become of a player's chips on a spot. */
export type Stake =
  | {
      readonly kind: 'pending' | 'unconfirmed' | 'accepted'
      readonly cents: number
      readonly golden: boolean
    }
  | {
      readonly kind: 'inactive'
      readonly cents: number
      readonly golden: boolean
      /** The least that would count (MO-5). */
      readonly least: number
    }
  | {
      readonly kind: 'refused'
      readonly cents: number
      readonly golden: boolean
      readonly reason: UnplayedReason
    }
  | {
      readonly kind: 'won' | 'lost' | 'returned'
      readonly cents: number
      readonly golden: boolean
      readonly paid: number
    }

interface Bet {
  readonly player: string
  readonly bet: string
  readonly cash: number
  readonly golden: number
}

/** What a game without seats knows of everybody's chips; `confirmed` only where chips have to be (MB-3). */
export interface Staked {
  readonly phase: 'betting' | 'dealing' | 'over'
  readonly limits: TableLimits
  readonly slips: readonly (Bet & { readonly confirmed?: number })[]
  readonly bets: readonly Bet[]
  readonly refused: readonly (Bet & { readonly reason: UnplayedReason })[]
  readonly results: readonly (Bet & {
    readonly paid: number
    readonly goldenBack: number
    readonly outcome: Outcome
  })[]
}

/** By bet: what lies there, what was refused, and after the round what it paid. */
export function stakesByBet(
  game: Staked,
  me: string,
  laid: readonly SpotStake[],
  confirmsAll: boolean,
): ReadonlyMap<string, Stake> {
  const stakes = new Map<string, Stake>()
  if (game.phase === 'betting') {
    for (const stake of laid) stakes.set(stake.bet, laidStake(game, me, stake, confirmsAll))
    return stakes
  }
  for (const { player, bet, cash, golden, reason } of game.refused) {
    if (player === me) stakes.set(bet, { kind: 'refused', cents: cash + golden, golden: golden > 0, reason })
  }
  for (const { player, bet, cash, golden } of game.bets) {
    if (player === me) stakes.set(bet, { kind: 'accepted', cents: cash + golden, golden: golden > 0 })
  }
  for (const { player, bet, cash, golden, paid, goldenBack, outcome } of game.results) {
    if (player !== me) continue
    const kind = outcome === 'lose' ? 'lost' : outcome === 'win' ? 'won' : 'returned'
    stakes.set(bet, { kind, cents: cash + golden, golden: golden > 0, paid: paid + goldenBack })
  }
  return stakes
}

function laidStake(game: Staked, me: string, laid: SpotStake, confirmsAll: boolean): Stake {
  const { bet, pending } = laid
  const golden = laid.golden > 0
  const cents = amountOn(laid)
  if (pending > 0) return { kind: 'pending', cents, golden }
  const least = leastMissed(game.limits, me, laid)
  if (least !== null) return { kind: 'inactive', cents, golden, least }
  const confirmed = game.slips.find((chips) => chips.player === me && chips.bet === bet)?.confirmed ?? 0
  return { kind: confirmsAll || confirmed >= cents ? 'accepted' : 'unconfirmed', cents, golden }
}
