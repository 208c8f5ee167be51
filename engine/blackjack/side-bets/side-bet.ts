import { totalOf } from '#engine/blackjack/hand'
import { lineIndex } from '#engine/blackjack/lines'
import { perfectPairs } from '#engine/blackjack/side-bets/perfect-pairs'
import { twentyOnePlusThree } from '#engine/blackjack/side-bets/twenty-one-plus-three'
import type { Side, State } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import type { Odds } from '#engine/money/odds'
import { lost, type Payout, returned, won } from '#engine/round/bet'

/** BJ-11: settled whatever happens to the main bet. */
export function settleSide(state: State, side: Side): Payout {
  if (side.bet === 'fireBlaze' && state.fireBlaze?.failed) return returned(side, 'refund')
  const odds = sideOdds(state, side)
  return odds === null ? lost() : won(side, odds)
}

function sideOdds(state: State, { bet, seat }: Side): Odds | null {
  const { rules, dealer } = state
  switch (bet) {
    case 'perfectPairs':
      return perfectPairs(rules, firstCards(state, seat))
    case 'twentyOnePlusThree': {
      const [first, second] = firstCards(state, seat)
      const [up] = dealer.cards
      return first && second && up ? twentyOnePlusThree(rules, [first, second, up]) : null
    }
    case 'push22':
      return totalOf(dealer.cards) === 22 ? rules.push22Pays : null
    case 'fireBlaze':
      return fireBlazeOdds(state)
    default:
      return bet satisfies never
  }
}

/** MF-19, MF-20: stake × total, stake included. */
function fireBlazeOdds({ fireBlaze }: State): Odds | null {
  const total = fireBlaze?.bonus?.total ?? 0
  return total > 0 ? [total - 1, 1] : null
}

/** The two cards a seat was dealt, split or not. */
export function firstCards({ lines }: State, seat: number): readonly Card[] {
  const line = lines[lineIndex(lines, seat, 0)]
  if (line === undefined) return []
  return line.split ? line.dealt : line.cards.slice(0, 2)
}
