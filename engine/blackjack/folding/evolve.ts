import { withBonus } from '#engine/blackjack/fire-blaze/grid'
import { draftLine, draftOf, draftStake } from '#engine/blackjack/folding/draft'
import { actedAlone, actedForAll } from '#engine/blackjack/folding/evolve-acted'
import { closed } from '#engine/blackjack/folding/evolve-closed'
import { dealtToDealer, dealtToLine } from '#engine/blackjack/folding/evolve-dealt'
import { lineIndex } from '#engine/blackjack/lines'
import { EMPTY_SEAT, NO_DEALER } from '#engine/blackjack/start'
import type { Claim, Event, Insurance, Line, Result, Seat, State } from '#engine/blackjack/types'
import { changed } from '#engine/round/slip'

/** The only thing that moves a table's state: one fact, one step. Also how a client or a restart folds the log. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'opened':
      return opened(state, event.shoeRound)
    case 'closed':
      return closed(state, event)
    case 'dealt':
      return event.seat === 0 ? dealtToDealer(state, event) : dealtToLine(state, event)
    case 'acted':
      return state.rules.seating === 'shared' ? actedAlone(state, event) : actedForAll(state, event)
    default:
      return noted(state, event)
  }
}

type Noted = Exclude<Event, { type: 'opened' | 'closed' | 'dealt' | 'acted' }>

/** Facts that change a field or two. */
function noted(state: State, event: Noted): State {
  const next = draftOf(state)
  switch (event.type) {
    case 'seated':
      return withSeat(state, event.seat, { ...EMPTY_SEAT, player: event.player })
    case 'unseated':
      return withSeat(state, event.seat, EMPTY_SEAT)
    case 'leaving':
      return withSeat(state, event.seat, { leaving: true })
    case 'behindAllowed':
      return withSeat(state, event.seat, { behindAllowed: event.on })
    case 'placed':
      next.slips = changed(state.slips, event.spot, event.amount, event.golden)
      return next
    case 'takenBack':
      next.slips = changed(state.slips, event.spot, -event.amount, event.golden)
      return next
    case 'chose': {
      const others = state.choices.filter(
        ({ player, seat }) => player !== event.player || seat !== event.seat,
      )
      next.choices = [...others, { player: event.player, seat: event.seat, follow: event.follow }]
      return next
    }
    case 'ready':
      next.ready = [...state.ready, event.player]
      next.slips = [...state.slips.filter(({ player }) => player !== event.player), ...event.slips]
      return next
    case 'connection': {
      const others = state.away.filter((player) => player !== event.player)
      next.away = event.connected ? others : [...others, event.player]
      return next
    }
    case 'insured':
      next.insurance = answered(state, event, event.amount)
      return next
    case 'declined':
      next.insurance = answered(state, event, 0)
      return next
    case 'insuranceClosed':
      next.phase = 'turns'
      return next
    case 'looked':
      next.phase = event.blackjack ? 'dealer' : 'turns'
      next.dealer = { ...state.dealer, looked: true }
      return next
    case 'turnOpened':
      next.turn = { seat: event.seat, hand: event.hand, deciders: event.deciders }
      return next
    case 'decided':
      return withLine(state, event.seat, event.hand, (line) => ({ ...line, early: event.decision }))
    case 'evenMoneyPassed':
      return withClaim(state, event.player, event.seat, 'waits')
    case 'paid':
      next.results = [...state.results, ...event.results]
      return event.results.reduce<State>(
        (after, { player, seat }) => withClaim(after, player, seat, 'paid'),
        next,
      )
    case 'turned': {
      const { looked, cards } = state.dealer
      next.phase = 'dealer'
      next.dealer = { cards: [...cards, event.card], faceDown: false, hole: null, looked }
      return next
    }
    case 'scored':
      if (event.level !== null) next.phase = 'bonus'
      next.fireBlaze = { points: event.points, level: event.level, bonus: null, failed: false }
      return next
    case 'bonusDrawn':
      next.fireBlaze = withBonus(state.rules, state.fireBlaze, event.spins, event.at ?? null)
      return next
    case 'bonusFailed':
      next.fireBlaze = state.fireBlaze && { ...state.fireBlaze, failed: true }
      return next
    case 'settled':
      next.phase = 'over'
      next.results = state.results.length === 0 ? event.results : [...state.results, ...event.results]
      next.seats = streaks(state, event.results)
      return next
    case 'cancelled':
      next.phase = 'over'
      next.turn = null
      next.slips = []
      next.results = event.results
      return next
    default:
      return event satisfies never
  }
}

function opened(state: State, shoeRound: number): State {
  const next = draftOf(state)
  next.phase = 'betting'
  next.shoeRound = shoeRound
  next.slips = []
  next.ready = []
  next.lines = []
  next.sides = []
  next.dealer = NO_DEALER
  next.insurance = []
  next.turn = null
  next.fireBlaze = null
  next.results = []
  return next
}

function withSeat(state: State, seat: number, change: Partial<Seat>): State {
  const before = state.seats[seat - 1]
  if (before === undefined) return state
  const next = draftOf(state)
  next.seats = state.seats.with(seat - 1, { ...before, ...change })
  return next
}

function withLine(state: State, seat: number, hand: number, change: (line: Line) => Line): State {
  const index = lineIndex(state.lines, seat, hand)
  const line = state.lines[index]
  if (line === undefined) return state
  const next = draftOf(state)
  next.lines = state.lines.with(index, change(line))
  return next
}

function answered(
  { insurance }: State,
  { player, seat }: { readonly player: string; readonly seat: number },
  amount: number,
): readonly Insurance[] {
  return insurance.map((question) => {
    if (question.player !== player || question.seat !== seat) return question
    return { ...question, stake: (question.stake + amount) as Insurance['stake'], answered: true }
  })
}

/** A natural lies on a seat's only hand. */
function withClaim(state: State, player: string, seat: number, claim: Claim): State {
  return withLine(state, seat, 0, (line) => {
    const next = draftLine(line)
    next.stakes = line.stakes.map((stake) => {
      if (stake.player !== player) return stake
      const claimed = draftStake(stake)
      claimed.claim = claim
      return claimed
    })
    return next
  })
}

/**
 * VE-12: rounds won in a row at a seat. A lost hand ends the streak, a round with something won and nothing lost
 * adds to it, anything else leaves it; side bets, insurance and bets behind do not count.
 */
function streaks({ rules, seats }: State, results: readonly Result[]): readonly Seat[] {
  if (rules.seating !== 'seat') return seats
  return seats.map((seat, index) => {
    if (seat.player === null) return seat
    let won = false
    for (const result of results) {
      if (result.seat !== index + 1 || result.bet !== 'main' || result.behind) continue
      if (result.outcome === 'lose') return seat.streak === 0 ? seat : { ...seat, streak: 0 }
      if (result.outcome === 'win' || result.outcome === 'blackjack') won = true
    }
    return won ? { ...seat, streak: seat.streak + 1 } : seat
  })
}
