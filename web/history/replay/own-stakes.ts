import type { Outcome } from '#engine/round/bet'
import type { TableState } from '#engine/table/types'
import { type BlackjackGame, isBlackjack } from '#protocol/sight'

/** A stake of the player's at one step of a replay. */
export interface OwnStake {
  readonly bet: string
  /** 0 where nobody sits. */
  readonly seat: number
  readonly hand: number
  readonly behind: boolean
  readonly cents: number
  readonly golden: boolean
  /** All of it is the house's token (FB-10). */
  readonly free: boolean
  readonly outcome: Outcome | null
  readonly paid: number
}

interface Money {
  readonly bet: string
  readonly cash: number
  readonly golden: number
  readonly free?: number
  readonly seat?: number
  readonly hand?: number
  readonly behind?: boolean
  readonly outcome?: Outcome
  readonly paid?: number
}

/** What lies on the table for this player: chips while betting is open, stakes that stand, then what they came to. */
export function ownStakes({ game }: TableState, me: string): readonly OwnStake[] {
  const own = (all: readonly (Money & { readonly player: string })[]) =>
    all.filter(({ player }) => player === me)
  if (game.phase === 'over') return own(game.results).map(stakeOf)
  if (game.phase === 'betting') return own(game.slips).map(stakeOf)
  if (isBlackjack(game)) return [...linesOf(game, me), ...own(game.sides), ...insured(game, me)].map(stakeOf)
  return own(game.bets).map(stakeOf)
}

function linesOf({ lines }: BlackjackGame, me: string): readonly Money[] {
  const counted = new Map<number, number>()
  return lines.flatMap(({ seat, stakes }) => {
    const hand = counted.get(seat) ?? 0
    counted.set(seat, hand + 1)
    return stakes
      .filter(({ player }) => player === me)
      .map(({ cash, golden, free, behind }) => ({ bet: 'main', seat, hand, behind, cash, golden, free }))
  })
}

function insured({ insurance }: BlackjackGame, me: string): readonly Money[] {
  return insurance
    .filter(({ player, stake }) => player === me && stake > 0)
    .map(({ seat, stake, behind }) => ({ bet: 'insurance', seat, behind, cash: stake, golden: 0 }))
}

function stakeOf({
  bet,
  cash,
  golden,
  free = 0,
  seat = 0,
  hand = 0,
  behind = false,
  outcome,
  paid = 0,
}: Money): OwnStake {
  return {
    bet,
    seat,
    hand,
    behind,
    cents: cash + golden + free,
    golden: golden > 0 && cash === 0,
    free: free > 0 && cash + golden === 0,
    outcome: outcome ?? null,
    paid,
  }
}
