import type { Card } from '#engine/cards/card'
import { count } from '#server/audit/results/blackjack/count'
import type { Bonus } from '#server/audit/results/blackjack/fire-blaze'
import type { Side, Table } from '#server/audit/results/blackjack/hands'
import { isRed, rank, suit, text } from '#server/audit/results/cards'
import { back, lose, type Odds, type Payment, win } from '#server/audit/results/pay'

const PAIRS = { perfect: [25, 1], coloured: [12, 1], mixed: [6, 1] } as const satisfies Record<string, Odds>

const THREE_CARDS = {
  suitedTrips: [100, 1],
  straightFlush: [40, 1],
  trips: [30, 1],
  straight: [10, 1],
  flush: [5, 1],
} as const satisfies Record<string, Odds>

const PUSH_22: Odds = [11, 1]

/** BJ-11: whatever becomes of the main bet. */
export function sidePayment(table: Table, { bet, seat, cash, golden }: Side, bonus: Bonus): Payment {
  const money = { cash, golden, free: 0 }
  if (bet === 'fireBlaze' && bonus.failed) return back(money, 'refund')
  const odds = sideOdds(table, bet, seat, bonus)
  return odds === null ? lose() : win(money, odds)
}

export function sideCards({ dealer, firstTwo }: Table, { bet, seat }: Side, { says }: Bonus): string {
  const first = firstTwo.get(seat) ?? []
  if (bet === 'fireBlaze') return says
  if (bet === 'push22') return text(dealer)
  return bet === 'perfectPairs' ? text(first) : text([...first, ...dealer.slice(0, 1)])
}

function sideOdds({ dealer, firstTwo }: Table, bet: Side['bet'], seat: number, bonus: Bonus): Odds | null {
  const [first, second] = firstTwo.get(seat) ?? []
  const [up] = dealer
  switch (bet) {
    case 'perfectPairs':
      return first && second ? pairOdds(first, second) : null
    case 'twentyOnePlusThree':
      return first && second && up ? threeCardOdds([first, second, up]) : null
    case 'push22':
      return count(dealer) === 22 ? PUSH_22 : null
    case 'fireBlaze':
      return bonus.total > 0 ? [bonus.total - 1, 1] : null
    default:
      return bet satisfies never
  }
}

/** BJ-12: two of one rank. */
function pairOdds(first: Card, second: Card): Odds | null {
  if (rank(first) !== rank(second)) return null
  if (first === second) return PAIRS.perfect
  return isRed(first) === isRed(second) ? PAIRS.coloured : PAIRS.mixed
}

/** BJ-13: a straight is three ranks in a row, an ace at either end. */
function threeCardOdds(cards: readonly Card[]): Odds | null {
  const isSuited = new Set(cards.map(suit)).size === 1
  const ranks = new Set(cards.map(rank))
  if (ranks.size === 1) return isSuited ? THREE_CARDS.suitedTrips : THREE_CARDS.trips
  const isStraight = ranks.size === 3 && (isRow(ranks) || isRow(new Set([...ranks].map(aceHigh))))
  if (isStraight) return isSuited ? THREE_CARDS.straightFlush : THREE_CARDS.straight
  return isSuited ? THREE_CARDS.flush : null
}

function isRow(ranks: ReadonlySet<number>): boolean {
  return Math.max(...ranks) - Math.min(...ranks) === 2
}

function aceHigh(rank: number): number {
  return rank === 1 ? 14 : rank
}
