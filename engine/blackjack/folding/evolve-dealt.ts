import { insuranceQuestions } from '#engine/blackjack/decisions/insurance'
import { type Draft, draftOf } from '#engine/blackjack/folding/draft'
import { isBlackjack, lineIndex, threatens, withCard } from '#engine/blackjack/lines'
import type { Event, Line, State } from '#engine/blackjack/types'

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
