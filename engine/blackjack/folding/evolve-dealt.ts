import { insuranceQuestions } from '#engine/blackjack/decisions/insurance'
import { type Draft, draftLine, draftOf, draftStake } from '#engine/blackjack/folding/draft'
import { totalOf } from '#engine/blackjack/hand'
import { handsOnSeat, isBlackjack, isSplitAce, lineIndex, threatens } from '#engine/blackjack/lines'
import type { BlackjackRules } from '#engine/blackjack/rules'
import type { Event, Line, Stake, State, Status } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'

type Dealt = Extract<Event, { type: 'dealt' }>

export function dealtToLine(state: State, event: Dealt): State {
  if (event.card === null) return state
  const next = draftOf(state)
  const index = lineIndex(state.lines, event.seat, event.hand)
  next.lines = withCard(state.rules, state.lines, index, event.card)
  const endsDeal =
    state.phase === 'dealing' &&
    state.rules.deal === 'european' &&
    index === next.lines.length - 1 &&
    next.lines[index]?.cards.length === 2
  return endsDeal ? firstDealDone(next) : next
}

export function dealtToDealer(state: State, { card, faceDown }: Dealt): State {
  const { cards, looked } = state.dealer
  const next = draftOf(state)
  if (faceDown) {
    next.dealer = { cards, faceDown: true, hole: card, looked }
    return firstDealDone(next)
  }
  if (card === null) return state
  next.dealer = { cards: [...cards, card], faceDown: state.dealer.faceDown, hole: state.dealer.hole, looked }
  if (state.phase === 'turns') next.phase = 'dealer'
  return next
}

/** The line with one more card, and everyone on it moved on: the last card served, or a decision to make. */
function withCard(rules: BlackjackRules, lines: readonly Line[], index: number, card: Card): readonly Line[] {
  const before = lines[index]
  if (before === undefined) return lines
  const line = draftLine(before)
  line.cards = [...before.cards, card]
  const held = line.cards.length
  if (held >= 2) {
    const served = isServed(rules, line, lines)
    line.stakes = line.stakes.map((stake) => standing(stake, served, held))
  }
  return lines.with(index, line)
}

/** A stake's standing after a card to its line: out with what it holds, or asked to decide. */
function standing(stake: Stake, served: boolean, held: number): Stake {
  const status: Status = served || stake.status === 'last' ? 'out' : 'deciding'
  if (stake.status === 'out' || stake.status === status) return stake
  const next = draftStake(stake)
  next.status = status
  if (status === 'out') next.held = held
  return next
}

/** No decision is left on these cards: 21 or more (BJ-3, BJ-10), a Charlie (MF-8), a split ace served (BJ-7). */
function isServed(rules: BlackjackRules, line: Line, lines: readonly Line[]): boolean {
  const total = totalOf(line.cards)
  if (total >= 21 || line.cards.length === rules.charlie) return true
  if (!isSplitAce(line)) return false
  return !(rules.resplitAces && total === 12 && handsOnSeat(lines, line.seat) < rules.handsPerSeat)
}

/** Every hand has its two cards: naturals may claim even money (FB-6), an ace asks for insurance (BJ-9). */
function firstDealDone(next: Draft<State>): State {
  if (next.rules.evenMoney && threatens(next.dealer.cards[0])) {
    next.lines = next.lines.map((line) => (isBlackjack(line) ? offeredEvenMoney(line) : line))
  }
  next.insurance = insuranceQuestions(next)
  next.phase = next.insurance.some(({ answered }) => !answered) ? 'insurance' : 'turns'
  return next
}

function offeredEvenMoney(line: Line): Line {
  return { ...line, stakes: line.stakes.map((stake) => ({ ...stake, claim: 'evenMoney' as const })) }
}
