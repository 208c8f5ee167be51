import { actedAlone, actedForAll } from '#engine/blackjack/evolve-acted'
import { closed } from '#engine/blackjack/evolve-closed'
import { spun } from '#engine/blackjack/fire-blaze/grid'
import { insuranceQuestions } from '#engine/blackjack/insurance'
import { isBlackjack, lineIndex, threatens, withCard } from '#engine/blackjack/lines'
import { EMPTY_SEAT, NO_DEALER } from '#engine/blackjack/start'
import { streaks } from '#engine/blackjack/streaks'
import type { Claim, Event, Insurance, Line, Seat, State } from '#engine/blackjack/types'
import { changed } from '#engine/round/slip'

type Dealt = Extract<Event, { type: 'dealt' }>

/** The only thing that moves a table's state: one fact, one step. Also how a client or a restart folds the log. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'opened':
      return opened(state, event.shoeRound)
    case 'seated':
      return withSeat(state, event.seat, { ...EMPTY_SEAT, player: event.player })
    case 'unseated':
      return {
        ...withSeat(state, event.seat, EMPTY_SEAT),
        slips: state.slips.filter(
          (slip) => slip.seat !== event.seat || (slip.player !== event.player && !slip.behind),
        ),
      }
    case 'leaving':
      return withSeat(state, event.seat, { leaving: true })
    case 'behindAllowed':
      return {
        ...withSeat(state, event.seat, { behindAllowed: event.on }),
        slips: event.on
          ? state.slips
          : state.slips.filter((slip) => slip.seat !== event.seat || !slip.behind),
      }
    case 'placed':
      return { ...state, slips: changed(state.slips, event.spot, event.amount, event.golden) }
    case 'takenBack':
      return { ...state, slips: changed(state.slips, event.spot, -event.amount, event.golden) }
    case 'chose':
      return {
        ...state,
        choices: [
          ...state.choices.filter(({ player, seat }) => player !== event.player || seat !== event.seat),
          { player: event.player, seat: event.seat, follow: event.follow },
        ],
      }
    case 'ready':
      return {
        ...state,
        ready: [...state.ready, event.player],
        slips: [...state.slips.filter(({ player }) => player !== event.player), ...event.slips],
      }
    case 'connection': {
      const others = state.away.filter((player) => player !== event.player)
      return { ...state, away: event.connected ? others : [...others, event.player] }
    }
    case 'closed':
      return closed(state, event.taken)
    case 'dealt':
      return event.seat === 0 ? dealtToDealer(state, event) : dealtToLine(state, event)
    case 'insured':
      return withAnswer(state, event, (question) => ({
        ...question,
        stake: (question.stake + event.amount) as Insurance['stake'],
      }))
    case 'declined':
      return withAnswer(state, event, (question) => question)
    case 'insuranceClosed':
      return { ...state, phase: 'turns' }
    case 'looked':
      return {
        ...state,
        phase: event.blackjack ? 'dealer' : 'turns',
        dealer: { ...state.dealer, looked: true },
      }
    case 'turnOpened':
      return { ...state, turn: { seat: event.seat, hand: event.hand, deciders: event.deciders } }
    case 'decided':
      return withLine(state, event.seat, event.hand, (line) => ({ ...line, early: event.decision }))
    case 'acted':
      return state.rules.seating === 'shared' ? actedAlone(state, event) : actedForAll(state, event)
    case 'evenMoneyPassed':
      return withClaim(state, event.player, event.seat, 'waits')
    case 'paid':
      return event.results.reduce<State>(
        (after, { player, seat }) => withClaim(after, player, seat, 'paid'),
        {
          ...state,
          results: [...state.results, ...event.results],
        },
      )
    case 'turned':
      return {
        ...state,
        phase: 'dealer',
        dealer: { ...state.dealer, cards: [...state.dealer.cards, event.card], faceDown: false, hole: null },
      }
    case 'scored':
      return {
        ...state,
        phase: event.level === null ? state.phase : 'bonus',
        fireBlaze: { points: event.points, level: event.level, bonus: null, failed: false },
      }
    case 'spun':
      return { ...state, fireBlaze: spun(state.rules, state.fireBlaze, event) }
    case 'bonusFailed':
      return { ...state, fireBlaze: state.fireBlaze && { ...state.fireBlaze, failed: true } }
    case 'settled':
      return {
        ...state,
        phase: 'over',
        results: state.results.length === 0 ? event.results : [...state.results, ...event.results],
        seats: streaks(state, event.results),
      }
    case 'cancelled':
      return { ...state, phase: 'over', turn: null, slips: [], results: event.results }
    default:
      return event satisfies never
  }
}

function opened(state: State, shoeRound: number): State {
  return {
    ...state,
    phase: 'betting',
    shoeRound,
    slips: [],
    ready: [],
    lines: [],
    sides: [],
    dealer: NO_DEALER,
    insurance: [],
    turn: null,
    fireBlaze: null,
    results: [],
  }
}

function withSeat(state: State, seat: number, change: Partial<Seat>): State {
  const before = state.seats[seat - 1]
  return before === undefined
    ? state
    : { ...state, seats: state.seats.with(seat - 1, { ...before, ...change }) }
}

function withLine(state: State, seat: number, hand: number, change: (line: Line) => Line): State {
  const index = lineIndex(state.lines, seat, hand)
  const line = state.lines[index]
  return line === undefined ? state : { ...state, lines: state.lines.with(index, change(line)) }
}

function withAnswer(
  state: State,
  { player, seat }: { readonly player: string; readonly seat: number },
  change: (question: Insurance) => Insurance,
): State {
  const insurance = state.insurance.map((question) =>
    question.player === player && question.seat === seat ? { ...change(question), answered: true } : question,
  )
  return { ...state, insurance }
}

/** A natural lies on a seat's only hand. */
function withClaim(state: State, player: string, seat: number, claim: Claim): State {
  return withLine(state, seat, 0, (line) => ({
    ...line,
    stakes: line.stakes.map((stake) => (stake.player === player ? { ...stake, claim } : stake)),
  }))
}

function dealtToLine(state: State, event: Dealt): State {
  if (event.card === null) return state
  const index = lineIndex(state.lines, event.seat, event.hand)
  const lines = withCard(state.rules, state.lines, index, event.card)
  const next = { ...state, lines }
  const lastOfDeal =
    state.phase === 'dealing' && index === lines.length - 1 && lines[index]?.cards.length === 2
  return lastOfDeal && state.rules.deal === 'european' ? firstDealDone(next) : next
}

function dealtToDealer(state: State, { card, faceDown }: Dealt): State {
  if (faceDown) return firstDealDone({ ...state, dealer: { ...state.dealer, faceDown: true, hole: card } })
  if (card === null) return state
  const dealer = { ...state.dealer, cards: [...state.dealer.cards, card] }
  return { ...state, phase: state.phase === 'turns' ? 'dealer' : state.phase, dealer }
}

/** Every hand has its two cards: naturals may claim even money (FB-6), an ace asks for insurance (BJ-9). */
function firstDealDone(state: State): State {
  const lines =
    state.rules.evenMoney && threatens(state.dealer.cards[0])
      ? state.lines.map((line) => (isBlackjack(line) ? offeredEvenMoney(line) : line))
      : state.lines
  const insurance = insuranceQuestions(state, lines)
  const asks = insurance.some(({ answered }) => !answered)
  return { ...state, lines, insurance, phase: asks ? 'insurance' : 'turns' }
}

function offeredEvenMoney(line: Line): Line {
  return { ...line, stakes: line.stakes.map((stake) => ({ ...stake, claim: 'evenMoney' as const })) }
}
