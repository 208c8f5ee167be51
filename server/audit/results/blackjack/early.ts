import type { Result } from '#engine/blackjack/types'
import { isBlackjack } from '#server/audit/results/blackjack/dealer'
import type { Stake, Table } from '#server/audit/results/blackjack/hands'
import { earlyPayment } from '#server/audit/results/blackjack/main-bet'
import { text } from '#server/audit/results/cards'
import type { Due } from '#server/audit/results/due'
import { back, type Payment } from '#server/audit/results/pay'

interface Early {
  readonly stake: Stake
  readonly due: Due
}

/** Of results that are paid before the round's end, those that may be: FB-6 and VE-10, each once. */
export function earlyBets(table: Table, results: readonly Result[]): readonly Early[] {
  return results.flatMap(({ player, seat, behind }) => {
    const lost = table.stranded.find((one) => one.seat === seat && isOpen(one.stake, player, behind))
    if (lost !== undefined) return [early(lost.stake, seat, back(lost.stake, 'refund'), '')]
    const [hand] = table.hands.get(seat) ?? []
    const stake = hand?.stakes.find((one) => isOpen(one, player, behind))
    if (!table.game.isFreeBet || hand === undefined || stake === undefined || !isBlackjack(hand)) return []
    return [early(stake, seat, earlyPayment(table, stake), `${text(hand.cards)}, up ${table.dealer[0]}`)]
  })
}

function isOpen(stake: Stake, player: string, behind: boolean): boolean {
  return stake.player === player && stake.behind === behind && !stake.isPaid
}

function early(stake: Stake, seat: number, payment: Payment, by: string): Early {
  return { stake, due: mainDue(stake, { seat, hand: 0 }, payment, by) }
}

export function mainDue(
  { player, behind, cash, golden, free }: Stake,
  { seat, hand }: { readonly seat: number; readonly hand: number },
  payment: Payment,
  by: string,
): Due {
  return { player, bet: 'main', seat, hand, behind, cash, golden, free, ...payment, by }
}
