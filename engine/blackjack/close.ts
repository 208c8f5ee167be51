import type { Bet, Closed, RefusedBet, State } from '#engine/blackjack/types'
import { limitsOf, rangeOf } from '#engine/round/limits'
import { type Funds, moved, type Purse, shortage } from '#engine/round/posting'
import type { UnplayedReason } from '#engine/round/refusal'
import type { Slip } from '#engine/round/slip'

/** Which chips stand when betting closes, and why the others do not (MO-5, BJ-11, FL-3). */
export function closing(state: State, funds: Funds): Closed {
  const taken: Slip<Bet>[] = []
  const refused: RefusedBet[] = []
  const left = new Map<string, Purse>()
  for (const slip of mainsFirst(state.slips)) {
    const purse = left.get(slip.player) ?? funds(slip.player)
    const reason = whyNot(state, slip, taken, purse)
    if (reason === null) {
      left.set(slip.player, moved(moved(purse, 'cash', -slip.cash), 'golden', -slip.golden))
      taken.push(slip)
    } else {
      const { player, bet, seat, behind } = slip
      refused.push({ player, bet, seat, behind, reason })
    }
  }
  return { type: 'closed', taken, refused, owners: owners(state) }
}

function owners({ rules, seats, slips }: State): readonly (string | null)[] {
  return seats.map(({ player }, index) => {
    if (rules.seating === 'shared') return null
    const first = slips.find((slip) => slip.bet === 'main' && slip.seat === index + 1 && !slip.behind)
    return player ?? first?.player ?? null
  })
}

function mainsFirst(slips: readonly Slip<Bet>[]): readonly Slip<Bet>[] {
  return [...slips.filter(({ bet }) => bet === 'main'), ...slips.filter(({ bet }) => bet !== 'main')]
}

function whyNot(
  { limits }: State,
  slip: Slip<Bet>,
  taken: readonly Slip<Bet>[],
  purse: Purse,
): UnplayedReason | null {
  if (slip.bet !== 'main' && !taken.some((main) => isMainOf(main, slip))) return 'needs-main'
  const [least] = rangeOf(limitsOf(limits, slip.player), slip.behind ? 'behind' : slip.bet)
  if (slip.cash + slip.golden < least) return 'limit-min'
  return shortage(purse, 'cash', slip.cash) ?? shortage(purse, 'golden', slip.golden)
}

export function isMainOf(main: Slip<Bet>, side: { readonly player: string; readonly seat: number }): boolean {
  return main.bet === 'main' && main.player === side.player && main.seat === side.seat && !main.behind
}
