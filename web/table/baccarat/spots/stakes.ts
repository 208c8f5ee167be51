import type { BaccaratBet } from '#engine/baccarat/bets'
import type { State } from '#engine/baccarat/types'
import { limitsOf, rangeOf } from '#engine/round/limits'
import type { UnplayedReason } from '#engine/round/refusal'
import type { SpotStake } from '#web/table/chips/spot'

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

/** By bet: what lies there, what was refused, and after the round what it paid. */
export function stakesByBet(
  game: State,
  me: string,
  laid: readonly SpotStake[],
  confirmsAll: boolean,
): ReadonlyMap<BaccaratBet, Stake> {
  const stakes = new Map<BaccaratBet, Stake>()
  if (game.phase === 'betting') {
    for (const stake of laid) stakes.set(stake.bet as BaccaratBet, laidStake(game, me, stake, confirmsAll))
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

function laidStake(game: State, me: string, laid: SpotStake, confirmsAll: boolean): Stake {
  const { bet, cash, pending } = laid
  const golden = laid.golden > 0
  const cents = cash + laid.golden + pending
  if (pending > 0) return { kind: 'pending', cents, golden }
  const [least] = rangeOf(limitsOf(game.limits, me), bet)
  if (cents < least) return { kind: 'inactive', cents, golden, least }
  const confirmed = game.slips.find((chips) => chips.player === me && chips.bet === bet)?.confirmed ?? 0
  return { kind: confirmsAll || confirmed >= cents ? 'accepted' : 'unconfirmed', cents, golden }
}
