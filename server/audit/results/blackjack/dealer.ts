import { count, isTwoCard21 } from '#server/audit/results/blackjack/count'
import type { Hand, Table } from '#server/audit/results/blackjack/hands'
import { text } from '#server/audit/results/cards'

/** BJ-2: the hand's first two cards, and no split before. */
export function isBlackjack({ isSplit, cards }: Hand): boolean {
  return !isSplit && isTwoCard21(cards)
}

/** BJ-4, BJ-14: whether the dealer drew as the rules say, and stopped. */
export function dealerProblem(table: Table): string | null {
  const { dealer, hole } = table
  if (hole === 'down') return "the dealer's second card was never turned"
  const draws = mustDraw(table)
  for (let held = hole === 'none' ? 1 : 2; held < dealer.length; held++) {
    const had = count(dealer.slice(0, held))
    if (had > 16) return `the dealer drew on ${had}: ${text(dealer)}`
    if (!draws) return `the dealer drew with no hand to beat: ${text(dealer)}`
  }
  return draws && count(dealer) <= 16 ? `the dealer stopped at ${count(dealer)}: ${text(dealer)}` : null
}

/** BJ-14, MF-15: with nothing open to beat or to decide, the dealer's cards stay as they are. */
function mustDraw({ game, hands, insured, sides }: Table): boolean {
  if (game.isFireBlaze) return true
  for (const hand of [...hands.values()].flat()) {
    const natural = isBlackjack(hand)
    if (hand.stakes.some(({ cards }) => !natural && count(cards) <= 21)) return true
    if (game.isFreeBet && natural && hand.stakes.some(({ isPaid }) => !isPaid)) return true
  }
  return game.isFreeBet && (insured.size > 0 || sides.some(({ bet }) => bet === 'push22'))
}
