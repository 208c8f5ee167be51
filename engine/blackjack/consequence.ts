import { dealerDraws } from '#engine/blackjack/dealer'
import { checkCost, decidersOf } from '#engine/blackjack/decisions/check-decision'
import { insuranceRoom, openQuestions } from '#engine/blackjack/decisions/insurance'
import { additionsTo, fallback, followOf } from '#engine/blackjack/decisions/options'
import { fireLevel, firePoints } from '#engine/blackjack/fire-blaze/points'
import { isAce, isNatural, isTen } from '#engine/blackjack/hand'
import { currentLine, handNumber, lineAwaitingCard, lineIndex, threatens } from '#engine/blackjack/lines'
import type { BlackjackRules } from '#engine/blackjack/rules'
import { naturalsToPay, settle } from '#engine/blackjack/settle'
import { firstCards } from '#engine/blackjack/side-bets/side-bet'
import type { Cause, Decision, Event, Insurance, Line, Stake, State } from '#engine/blackjack/types'
import { hasOpenOffers } from '#engine/blackjack/wants'
import type { Card } from '#engine/cards/card'
import { type Funds, shortage } from '#engine/round/posting'

/** The next fact that follows by itself, without a card, a person or the bonus's draw; null when there is none. */
export function consequence(state: State, funds: Funds): Event | null {
  switch (state.phase) {
    case 'dealing':
      return state.lines.length === 0 ? { type: 'settled', results: [] } : null
    case 'insurance':
      return inInsurance(state, funds)
    case 'turns':
      return inTurns(state, funds)
    case 'dealer':
      return inDealer(state)
    case 'over':
      return unseat(state)
    default:
      return null
  }
}

function inInsurance(state: State, funds: Funds): Event | null {
  const open = openQuestions(state)
  for (const question of open) {
    const { player, seat } = question
    if (goesAlong(state, question) && followOf(state, player, seat).insurance) {
      const amount = insuranceRoom(state, question)
      const covered = shortage(funds(player), 'cash', amount) === null
      return covered ? { type: 'insured', player, seat, amount } : { type: 'declined', player, seat }
    }
    if (state.rules.awayDeclinesInsurance && state.away.includes(player))
      return { type: 'declined', player, seat }
  }
  if (open.length > 0) return null
  return look(state) ?? { type: 'insuranceClosed' }
}

/** Standing choices are for bets behind and for followers on a box, not for the one who decides there (VE-9, FB-2). */
function goesAlong({ rules, lines }: State, { player, seat, behind }: Insurance): boolean {
  return behind || (rules.seating === 'box' && lines[lineIndex(lines, seat, 0)]?.owner !== player)
}

/** VE-3, MF-6: where the rules let the dealer look, blackjack shows before any decision. */
function look({ rules, dealer }: State): Event | null {
  const [up] = dealer.cards
  if (up === undefined || !dealer.faceDown || dealer.looked || !looksUnder(rules, up)) return null
  return { type: 'looked', blackjack: dealer.hole !== null && isNatural([up, dealer.hole]) }
}

function looksUnder({ looksUnder }: BlackjackRules, up: Card): boolean {
  return (looksUnder !== 'none' && isAce(up)) || (looksUnder === 'ace-or-ten' && isTen(up))
}

function inTurns(state: State, funds: Funds): Event | null {
  if (state.turn !== null) return null
  const looked = look(state)
  if (looked) return looked
  if (state.rules.evenMoney && !threatens(state.dealer.cards[0])) {
    const results = naturalsToPay(state)
    if (results.length > 0) return { type: 'paid', results }
  }
  const index = currentLine(state.lines)
  const line = state.lines[index]
  if (line !== undefined) return lineAwaitingCard(state) >= 0 ? null : openDecision(state, index, line, funds)
  if (hasOpenOffers(state)) return null
  if (state.dealer.faceDown) return turnHole(state)
  return dealerDraws(state) ? null : finish(state)
}

function inDealer(state: State): Event | null {
  if (state.dealer.faceDown) return turnHole(state)
  return dealerDraws(state) ? null : finish(state)
}

/** The hole card is always turned at the end (BJ-14). */
function turnHole({ dealer }: State): Event | null {
  return dealer.hole === null ? null : { type: 'turned', card: dealer.hole }
}

/** All cards are dealt: points and bonus where the game has them, then the money. */
function finish(state: State): Event {
  const { fireBlaze: rules } = state.rules
  if (rules !== null && state.fireBlaze === null) {
    const points = firePoints(rules, state.dealer.cards, dealtHands(state))
    return { type: 'scored', points, level: fireLevel(rules, points) }
  }
  return { type: 'settled', results: settle(state) }
}

/** The two cards of every seat that got some. */
function dealtHands(state: State): readonly (readonly Card[])[] {
  const hands: (readonly Card[])[] = []
  for (let seat = 1; seat <= state.rules.seats; seat++) hands.push(firstCards(state, seat))
  return hands
}

/** VE-14: who left during the round, or did not bet for too long, loses the seat when it is over. */
function unseat({ rules, seats }: State): Event | null {
  const most = rules.idleRounds === 0 ? Number.POSITIVE_INFINITY : rules.idleRounds
  const index = seats.findIndex(({ leaving, idleRounds }) => leaving || idleRounds >= most)
  const seat = seats[index]
  if (seat === undefined || seat.player === null) return null
  return { type: 'unseated', seat: index + 1, player: seat.player, why: seat.leaving ? 'left' : 'idle' }
}

function openDecision(state: State, index: number, line: Line, funds: Funds): Event {
  const hand = handNumber(state.lines, index)
  const [first] = line.stakes
  const { early, owner } = line
  if (early !== null && owner !== null) {
    const covered = checkCost(state, line, stakeOfOwner(line, owner), early, funds) === null
    return act(state, { index, by: owner, decision: early, cause: 'early', covered }, funds)
  }
  const deciders = decidersOf(state, line)
  if (deciders.length === 0 && first !== undefined) {
    return acted(line, hand, null, fallback(state, line, first), 'away')
  }
  return { type: 'turnOpened', seat: line.seat, hand, deciders }
}

interface Act {
  readonly index: number
  readonly by: string
  readonly decision: Decision
  readonly cause: Cause
  /** The balance pays for what it adds. */
  readonly covered: boolean
}

function stakeOfOwner({ stakes }: Line, owner: string): Stake {
  return stakes.find(({ player }) => player === owner) as Stake
}

/** A decision carried out; beyond the balance it turns into another (VE-6). */
export function act(state: State, { index, by, decision, cause, covered }: Act, funds: Funds): Event {
  const line = state.lines[index] as Line
  const hand = handNumber(state.lines, index)
  if (decision === 'hit' || decision === 'stand') return acted(line, hand, by, decision, cause)
  if (!covered) {
    const replaced = decision === 'double' ? 'hit' : fallback(state, line, stakeOfOwner(line, by))
    return { ...acted(line, hand, by, replaced, 'balance'), instead: decision }
  }
  return {
    ...acted(line, hand, by, decision, cause),
    additions: additionsTo(state, line, decision, by, funds),
  }
}

export function acted(
  { seat }: Line,
  hand: number,
  by: string | null,
  decision: Decision,
  cause: Cause,
): Extract<Event, { type: 'acted' }> {
  return { type: 'acted', seat, hand, by, decision, cause, instead: null, additions: [] }
}
