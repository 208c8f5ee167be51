import type { PlayerId } from '#engine/ids'
import { isAce, isTwoCard21 } from '#server/audit/results/blackjack/count'
import type { Stake, Table } from '#server/audit/results/blackjack/hands'
import { text } from '#server/audit/results/cards'
import type { Due } from '#server/audit/results/due'
import { type Money, type Odds, type Payment, winIf } from '#server/audit/results/pay'

const INSURANCE_PAYS: Odds = [2, 1]

/** BJ-9: by the dealer's first two cards alone. */
export function insurancePayment({ dealer }: Table, money: Money): Payment {
  return winIf(isTwoCard21(dealer), money, INSURANCE_PAYS)
}

/** Every insurance, with what the given rule brings it. */
export function insuranceDues(table: Table, payment: (money: Money) => Payment): readonly Due[] {
  return [...table.insured.values()].map(({ player, seat, amount }) => {
    const money = { cash: amount, golden: 0, free: 0 }
    const behind = stakesOf(table, player, seat).some((stake) => stake.behind)
    const spot = { player, bet: 'insurance', seat, hand: 0, behind }
    return { ...spot, ...money, ...payment(money), by: text(table.dealer) }
  })
}

/** BJ-9, MO-7, FB-14: under an ace, half of the cash on the seat; at free-bet no more than that. */
export function insuranceProblems(table: Table): readonly string[] {
  const { game, dealer, insured } = table
  return [...insured.values()].flatMap(({ player, seat, amount }) => {
    const stakes = stakesOf(table, player, seat)
    const first = stakes[0]?.isGolden ? 0 : (stakes[0]?.base ?? 0)
    const cash = game.isFreeBet ? stakes.reduce((sum, stake) => sum + stake.cash, 0) : first
    const most = isAce(dealer[0]) ? Math.floor(cash / 2) : 0
    const isRight = amount === most || (game.isFreeBet && amount < most)
    return isRight ? [] : [`${player} insured ${amount} at seat ${seat}, where ${most} may be`]
  })
}

function stakesOf({ hands }: Table, player: PlayerId, seat: number): readonly Stake[] {
  return (hands.get(seat) ?? []).flatMap(({ stakes }) => stakes.filter((stake) => stake.player === player))
}
