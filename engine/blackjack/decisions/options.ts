import { isAce, isPairByValue, isTen, totalOf } from '#engine/blackjack/hand'
import { handsOnSeat, isSplitAce } from '#engine/blackjack/lines'
import type { BlackjackRules } from '#engine/blackjack/rules'
import type { Addition, Decision, Follow, Line, Stake, State } from '#engine/blackjack/types'
import { NO_CENTS } from '#engine/money/cents'
import { type Funds, shortage } from '#engine/round/posting'

/** Whether the rules offer a decision on these cards at all; balance and turn are other questions. */
export function isOffered(state: State, line: Line, stake: Stake, decision: Decision): boolean {
  const { rules } = state
  switch (decision) {
    case 'hit':
      return !isSplitAce(line)
    case 'stand':
      return totalOf(line.cards) > rules.mustHitTo
    case 'double':
      return (
        line.cards.length === 2 &&
        !isSplitAce(line) &&
        (!line.split || rules.doubleAfterSplit) &&
        mayAdd(rules, line, stake, decision)
      )
    case 'split':
      return isPairByValue(line.cards) && maySplit(state, line) && mayAdd(rules, line, stake, decision)
    default:
      return decision satisfies never
  }
}

/** FB-7, MF-5, VE-4: how often; split aces only where aces may be split again. */
function maySplit({ rules, lines }: State, line: Line): boolean {
  if (rules.seating === 'shared') return !line.split && rules.handsPerSeat > 1
  return handsOnSeat(lines, line.seat) < rules.handsPerSeat && (!isSplitAce(line) || rules.resplitAces)
}

/** MO-7: golden chips buy nothing more; what is free stays on. */
function mayAdd(rules: BlackjackRules, line: Line, stake: Stake, decision: 'double' | 'split'): boolean {
  return stake.chips === 'cash' || isFree(rules, line, decision)
}

/** FB-8, FB-9: the house pays with a token. */
export function isFree(rules: BlackjackRules, { cards }: Line, decision: 'double' | 'split'): boolean {
  const [first] = cards
  if (decision === 'split') return rules.freeSplits && first !== undefined && !isTen(first)
  return rules.freeDoubles.includes(totalOf(cards)) && !cards.some(isAce)
}

const FOLLOWS_NOTHING: Follow = { double: false, split: false, insurance: false }

export function followOf({ choices }: State, player: string, seat: number): Follow {
  return choices.find((choice) => choice.player === player && choice.seat === seat)?.follow ?? FOLLOWS_NOTHING
}

/**
 * What the decider, whose balance was asked already, and all who follow add to the hand; a follower without the balance
 * does not follow (VE-9, FB-2).
 */
export function additionsTo(
  state: State,
  line: Line,
  decision: 'double' | 'split',
  decider: string,
  funds: Funds,
): readonly Addition[] {
  const free = isFree(state.rules, line, decision)
  return line.stakes.flatMap(({ player, behind, base, chips }) => {
    const decides = player === decider && !behind
    if (!decides && (state.rules.seating === 'shared' || !followOf(state, player, line.seat)[decision]))
      return []
    if (free) return [{ player, behind, cash: NO_CENTS, free: base }]
    if (chips === 'golden' || (!decides && shortage(funds(player), 'cash', base) !== null)) return []
    return [{ player, behind, cash: base, free: NO_CENTS }]
  })
}

/** What happens to a hand that nobody decides on: VE-5, MF-4, FB-3. */
export function fallback(state: State, line: Line, stake: Stake): Decision {
  const hits = totalOf(line.cards) <= state.rules.timeoutHitsTo && isOffered(state, line, stake, 'hit')
  return hits ? 'hit' : 'stand'
}
