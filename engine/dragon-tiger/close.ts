import type { RefusedBet, State, TakenBet } from '#engine/dragon-tiger/types'
import { limitsOf, rangeOf } from '#engine/round/limits'
import { type Funds, moved, type Purse, shortage } from '#engine/round/posting'
import type { UnplayedReason } from '#engine/round/refusal'

interface Closing {
  readonly taken: readonly TakenBet[]
  readonly refused: readonly RefusedBet[]
}

/** Betting closes: which chips are played, and why the others are not (MO-5, FL-3); the money may not reach for all. */
export function closing({ slips, limits }: State, funds: Funds): Closing {
  const taken: TakenBet[] = []
  const refused: RefusedBet[] = []
  const purses = new Map<string, Purse>()
  for (const { player, bet, cash, golden } of slips) {
    const purse = purses.get(player) ?? funds(player)
    const stake: TakenBet = { player, bet, cash, golden }
    const [least] = rangeOf(limitsOf(limits, player), bet)
    const reason = reasonAgainst(stake, least, purse)
    if (reason !== null) {
      refused.push({ ...stake, reason })
      continue
    }
    purses.set(player, moved(moved(purse, 'cash', -cash), 'golden', -golden))
    taken.push(stake)
  }
  return { taken, refused }
}

function reasonAgainst({ cash, golden }: TakenBet, least: number, purse: Purse): UnplayedReason | null {
  if (cash + golden < least) return 'limit-min'
  return shortage(purse, 'cash', cash) ?? shortage(purse, 'golden', golden)
}
