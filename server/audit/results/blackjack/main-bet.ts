import { count, isAce, isTen, isTwoCard21 } from '#server/audit/results/blackjack/count'
import { isBlackjack } from '#server/audit/results/blackjack/dealer'
import type { Hand, Stake, Table } from '#server/audit/results/blackjack/hands'
import { back, EVENS, lose, type Odds, type Payment, win } from '#server/audit/results/pay'

const BLACKJACK_PAYS: Odds = [3, 2]

/** Hands in the order in which they beat each other: a blackjack over a Charlie over 21 and less (BJ-2, MF-8). */
const BLACKJACK = 23
const CHARLIE = 22
const BUST = 0

/** What a main bet comes to once the dealer's hand is complete. */
export function mainPayment({ game, dealer }: Table, hand: Hand, stake: Stake): Payment {
  const own = strength(stake.cards, isBlackjack(hand), game.charlie)
  const house = strength(dealer, isTwoCard21(dealer), Number.POSITIVE_INFINITY)
  if (own === BUST) return lose()
  if (own === BLACKJACK && house !== BLACKJACK) return win(stake, BLACKJACK_PAYS, 'blackjack')
  if (count(dealer) === game.pushes || own === house) return back(stake, 'push')
  if (own > house) return win(stake, EVENS)
  return lose(house === BLACKJACK && game.tenUpReturnsDouble && isTen(dealer[0]) ? stake.added : 0)
}

function strength(cards: Stake['cards'], isBlackjack: boolean, charlie: number): number {
  if (isBlackjack) return BLACKJACK
  const total = count(cards)
  if (total > 21) return BUST
  return cards.length >= charlie ? CHARLIE : total
}

/** FB-6: a blackjack before the round's end: in full where the dealer can have none, else 1:1 for who takes it. */
export function earlyPayment(table: Table, stake: Stake): Payment {
  return isThreat(table) ? win(stake, EVENS) : win(stake, BLACKJACK_PAYS, 'blackjack')
}

/** The dealer's first card is one that can become a blackjack. */
export function isThreat({ dealer: [up] }: Table): boolean {
  return isAce(up) || isTen(up)
}
