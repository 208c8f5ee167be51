import { isNatural, isTen, totalOf } from '#engine/blackjack/hand'
import { handNumber, isBlackjack, isBust, lineIndex } from '#engine/blackjack/lines'
import { settleSide } from '#engine/blackjack/side-bets/side-bet'
import type { Insurance, Line, Result, Side, Stake, State } from '#engine/blackjack/types'
import { NO_CENTS } from '#engine/money/cents'
import { EVEN } from '#engine/money/odds'
import { lost, type Payout, returned, type Staked, won } from '#engine/round/bet'

/** What everything still open comes to, the dealer's hand being complete. */
export function settle(state: State): readonly Result[] {
  return everyBet(
    state,
    (line, stake) => (stake.claim === 'paid' ? null : settleMain(state, line, stake)),
    (side) => settleSide(state, side),
    (insurance) => (isNatural(state.dealer.cards) ? won(insurance, state.rules.insurancePays) : lost()),
  )
}

/** FL-1: every stake of the round, and everything added to it, goes back. */
export function refundAll(state: State): readonly Result[] {
  const refund = (staked: Staked) => returned(staked, 'refund')
  return everyBet(state, (_line, stake) => refund(stake), refund, refund)
}

/** Main bets hand by hand, then side bets, then insurance. */
function everyBet(
  state: State,
  main: (line: Line, stake: Stake) => Payout | null,
  side: (side: Side) => Payout,
  insured: (insurance: Staked) => Payout,
): readonly Result[] {
  const results: Result[] = []
  const { lines } = state
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]
    if (line === undefined) continue
    for (const stake of line.stakes) {
      const payout = main(line, stake)
      if (payout !== null) results.push(mainResult(state, index, stake, payout))
    }
  }
  for (const bet of state.sides) results.push(result(bet, bet.bet, bet, side(bet), 0, false))
  for (const question of state.insurance) {
    if (question.stake === 0) continue
    const staked = asStaked(question)
    results.push(result(question, 'insurance', staked, insured(staked), 0, question.behind))
  }
  return results
}

function mainResult(state: State, index: number, stake: Stake, payout: Payout): Result {
  const line = state.lines[index]
  const hand =
    state.rules.seating === 'shared' ? ownHand(state, index, stake) : handNumber(state.lines, index)
  return result({ player: stake.player, seat: line?.seat ?? 0 }, 'main', stake, payout, hand, stake.behind)
}

/** On a shared hand everyone counts their own lines: the common one or first half is 0, the second half 1. */
function ownHand({ lines }: State, index: number, { player }: Stake): number {
  const seat = lines[index]?.seat
  let hand = 0
  for (let i = 0; i < index; i++) {
    const line = lines[i]
    if (line?.seat === seat && line?.stakes.some((stake) => stake.player === player)) hand++
  }
  return hand
}

function result(
  { player, seat }: { readonly player: string; readonly seat: number },
  bet: Result['bet'],
  { cash, golden, free }: Staked,
  { outcome, paid, goldenBack }: Payout,
  hand: number,
  behind: boolean,
): Result {
  return { player, bet, seat, hand, behind, cash, golden, free, outcome, paid, goldenBack }
}

function asStaked({ stake }: Insurance): Staked {
  return { cash: stake, golden: NO_CENTS, free: NO_CENTS }
}

function settleMain({ rules, dealer }: State, line: Line, stake: Stake): Payout {
  if (isBust(line, stake)) return lost()
  if (isNatural(dealer.cards)) {
    if (isBlackjack(line)) return returned(stake, 'push')
    return lost(rules.tenUpReturnsDouble && isTenUp(dealer.cards[0]) ? stake.added : NO_CENTS)
  }
  if (isBlackjack(line)) return won(stake, rules.blackjackPays, 'blackjack')
  if (stake.held === rules.charlie) return won(stake, rules.winPays)
  const against = totalOf(dealer.cards)
  if (against === rules.dealerPushes) return returned(stake, 'push')
  const total = totalOf(line.cards, stake.held)
  if (against > 21 || total > against) return won(stake, rules.winPays)
  return total === against ? returned(stake, 'push') : lost()
}

function isTenUp(up: State['dealer']['cards'][number] | undefined): boolean {
  return up !== undefined && isTen(up)
}

/** FB-6: a natural is paid at once when the dealer cannot have one. */
export function naturalsToPay(state: State): readonly Result[] {
  const results: Result[] = []
  for (let index = 0; index < state.lines.length; index++) {
    const line = state.lines[index]
    if (line === undefined || !isBlackjack(line)) continue
    for (const stake of line.stakes) {
      if (stake.claim !== 'none') continue
      results.push(mainResult(state, index, stake, won(stake, state.rules.blackjackPays, 'blackjack')))
    }
  }
  return results
}

/** FB-6: 1:1, at once and for good. */
export function evenMoney(state: State, player: string, seat: number): readonly Result[] {
  const index = lineIndex(state.lines, seat, 0)
  const stakes = state.lines[index]?.stakes.filter((stake) => stake.player === player) ?? []
  return stakes.map((stake) => mainResult(state, index, stake, won(stake, EVEN)))
}
