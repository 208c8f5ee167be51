import type { Result } from '#engine/blackjack/types'
import { isBlackjack } from '#server/audit/results/blackjack/dealer'
import type { Stake, Table } from '#server/audit/results/blackjack/hands'
import { earlyPayment, isThreat } from '#server/audit/results/blackjack/main-bet'
import { text } from '#server/audit/results/cards'
import type { Due, Spot } from '#server/audit/results/due'
import { back, type Payment } from '#server/audit/results/pay'

interface Early {
  readonly stake: Stake
  readonly due: Due
}

/** Of results that are paid before the round's end, those that may be paid now, each once. */
export function earlyBets(table: Table, results: readonly Result[]): readonly Early[] {
  return [...dueAtOnce(table), ...evenMoney(table, results)].filter(({ due }) =>
    results.some((result) => isSameBet(result, due)),
  )
}

/** What nobody is asked about: bets behind nobody (VE-10), and blackjacks where the dealer can have none (FB-6). */
export function dueAtOnce(table: Table): readonly Early[] {
  const stranded = table.stranded.flatMap(({ seat, stake }) =>
    stake.isPaid ? [] : [early(stake, seat, back(stake, 'refund'), '')],
  )
  return isThreat(table) ? stranded : [...stranded, ...openBlackjacks(table)]
}

/** FB-6: everybody takes it alone, box by box. That it is paid is how the log tells a yes. */
function evenMoney(table: Table, [first]: readonly Result[]): readonly Early[] {
  if (!isThreat(table)) return []
  return openBlackjacks(table).filter(({ due }) => due.player === first?.player && due.seat === first.seat)
}

/** FB-6: from the end of the first deal until the dealer's second card. */
function openBlackjacks(table: Table): readonly Early[] {
  const { game, dealer, hands, firstTwo } = table
  if (!game.isFreeBet || dealer.length !== 1 || firstTwo.size < hands.size) return []
  const naturals = [...hands.values()].flat().filter(isBlackjack)
  return naturals.flatMap(({ seat, cards, stakes }) =>
    stakes
      .filter(({ isPaid }) => !isPaid)
      .map((stake) => early(stake, seat, earlyPayment(table, stake), `${text(cards)}, up ${dealer[0]}`)),
  )
}

function early(stake: Stake, seat: number, payment: Payment, by: string): Early {
  return { stake, due: mainDue(stake, { seat, hand: 0 }, payment, by) }
}

function isSameBet(one: Spot, other: Spot): boolean {
  const isSamePlace = one.seat === other.seat && one.behind === other.behind
  return one.player === other.player && one.bet === other.bet && isSamePlace
}

export function mainDue(
  { player, behind, cash, golden, free }: Stake,
  { seat, hand }: { readonly seat: number; readonly hand: number },
  payment: Payment,
  by: string,
): Due {
  return { player, bet: 'main', seat, hand, behind, cash, golden, free, ...payment, by }
}
