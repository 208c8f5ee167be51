import { mainDue } from '#server/audit/results/blackjack/early'
import type { Bonus } from '#server/audit/results/blackjack/fire-blaze'
import type { Hand, Side, Stake, Table } from '#server/audit/results/blackjack/hands'
import { insuranceDues, insurancePayment } from '#server/audit/results/blackjack/insurance'
import { mainPayment } from '#server/audit/results/blackjack/main-bet'
import { sideCards, sidePayment } from '#server/audit/results/blackjack/side-bets'
import { text } from '#server/audit/results/cards'
import type { Due } from '#server/audit/results/due'
import { back, type Money, type Payment } from '#server/audit/results/pay'

/** What everything comes to that was not paid before. */
export function settledDues(table: Table, bonus: Bonus): readonly Due[] {
  const against = text(table.dealer)
  const open = mainsOf(
    table,
    (hand, stake) => mainPayment(table, hand, stake),
    ({ cards }) => `${text(cards)} against ${against}`,
  )
  return [
    ...open.flatMap(({ stake, due }) => (stake.isPaid ? [] : [due])),
    ...strandedDues(table, false),
    ...table.sides.map((side) =>
      sideDue(side, sidePayment(table, side, bonus), sideCards(table, side, bonus)),
    ),
    ...insuranceDues(table, (money) => insurancePayment(table, money)),
  ]
}

/** FL-1: every stake of the round, and everything added to it, goes back; so does what was paid already. */
export function refundDues(table: Table): readonly Due[] {
  const refund = (money: Money) => back(money, 'refund')
  return [
    ...mainsOf(
      table,
      (_, stake) => refund(stake),
      () => '',
    ).map(({ due }) => due),
    ...strandedDues(table, true),
    ...table.sides.map((side) => sideDue(side, refund({ ...side, free: 0 }), '')),
    ...insuranceDues(table, refund),
  ]
}

interface Main {
  readonly stake: Stake
  readonly due: Due
}

function mainsOf(
  table: Table,
  payment: (hand: Hand, stake: Stake) => Payment,
  by: (stake: Stake) => string,
): readonly Main[] {
  const mains: Main[] = []
  for (const hands of table.hands.values()) {
    for (const [index, hand] of hands.entries()) {
      for (const stake of hand.stakes) {
        const number = table.game.isShared ? ownNumber(hands, index, stake) : index
        const spot = { seat: hand.seat, hand: number }
        mains.push({ stake, due: mainDue(stake, spot, payment(hand, stake), by(stake)) })
      }
    }
  }
  return mains
}

/** On a shared hand everyone counts the lines on which they have money. */
function ownNumber(hands: readonly Hand[], index: number, { player }: Stake): number {
  return hands.slice(0, index).filter(({ stakes }) => stakes.some((one) => one.player === player)).length
}

/** VE-10. */
function strandedDues({ stranded }: Table, all: boolean): readonly Due[] {
  return stranded.flatMap(({ seat, stake }) =>
    stake.isPaid && !all ? [] : [mainDue(stake, { seat, hand: 0 }, back(stake, 'refund'), '')],
  )
}

function sideDue({ player, bet, seat, cash, golden }: Side, payment: Payment, by: string): Due {
  return { player, bet, seat, hand: 0, behind: false, cash, golden, free: 0, ...payment, by }
}
