import type { BaccaratState } from '#engine/baccarat/types'
import type { State as BlackjackState } from '#engine/blackjack/types'
import { type CardPlace, nextStep, type StepKind } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'

/** One thing to do in a round. What players do at their hands is one step, however many cards it takes. */
export interface RoundStep {
  readonly do:
    | 'open'
    | 'card'
    | 'close'
    | 'turn'
    | 'insurance'
    | 'hands'
    | 'dealer'
    | 'third'
    | 'bonus'
    | 'pay'
  /** Where the card of a `card` goes. */
  readonly place: CardPlace | null
  readonly faceDown: boolean
  readonly done: boolean
}

export interface RoundPlan {
  readonly steps: readonly RoundStep[]
  /** Which of them is the next one, from 1; one more than there are when the round is over. */
  readonly number: number
}

type Planned = Omit<RoundStep, 'done'>

/** The steps of a round as far as they are known: who plays is known when betting has closed. */
export function roundSteps(state: TableState): RoundPlan {
  const { game } = state
  const planned = 'seats' in game ? ofBlackjack(game) : ofBaccarat(game)
  const done = doneOf(state, planned)
  return { steps: planned.map((step, index) => ({ ...step, done: index < done })), number: done + 1 }
}

function ofBaccarat({ rules }: BaccaratState): readonly Planned[] {
  const cards = [1, 2].flatMap((card) => [
    dealt({ side: 'player', card }, rules.faceDownFirst),
    dealt({ side: 'banker', card }, rules.faceDownFirst),
  ])
  const first = rules.faceDownFirst ? [...cards, plain('close'), plain('turn')] : [plain('close'), ...cards]
  return [plain('open'), ...first, plain('third'), plain('pay')]
}

/** VE-2, MF-2, FB-12: a card to each hand, the dealer's own, a second to each, and the hole card where there is one. */
function ofBlackjack(game: BlackjackState): readonly Planned[] {
  const { rules, insurance, fireBlaze } = game
  const seats = seatsIn(game)
  const round = (card: number) => seats.map((seat) => dealt({ seat, hand: 0, card }, false))
  const hole = rules.deal === 'american' ? [dealt({ seat: 0, hand: 0, card: 2 }, true)] : []
  const isAsked = insurance.length > 0
  return [
    plain('open'),
    plain('close'),
    ...round(1),
    dealt({ seat: 0, hand: 0, card: 1 }, false),
    ...round(2),
    ...hole,
    ...(isAsked ? [plain('insurance')] : []),
    plain('hands'),
    plain('dealer'),
    ...(fireBlaze?.level != null ? [plain('bonus')] : []),
    plain('pay'),
  ]
}

/** Who plays; while bets are made, who has chips. */
function seatsIn({ rules, lines, slips, phase }: BlackjackState): readonly number[] {
  if (rules.dealsEverySeat) return Array.from({ length: rules.seats }, (_, index) => index + 1)
  const seats = phase === 'betting' ? slips.filter(({ behind }) => !behind) : lines
  return [...new Set(seats.map(({ seat }) => seat))].sort((a, b) => a - b)
}

/** What the dealer does now, as a step of the round. */
const NOW: Partial<Readonly<Record<StepKind, RoundStep['do']>>> = {
  openBetting: 'open',
  waitForBets: 'close',
  waitForInsurance: 'insurance',
  waitForDecision: 'hands',
  waitForOffers: 'hands',
  bonus: 'bonus',
}

function doneOf(state: TableState, planned: readonly Planned[]): number {
  if (state.game.phase === 'over') return (state.live?.dealt ?? 0) === 0 ? 0 : planned.length
  const { do: kind, place } = nextStep({ ...state, paused: null })
  const wanted = planned.findIndex((step) => place !== null && kind === 'card' && isSame(step.place, place))
  if (wanted >= 0) return wanted
  const name = kind === 'card' ? lateCard(state, place) : NOW[kind]
  const index = planned.findIndex((step) => step.do === name)
  return index < 0 ? planned.length - 1 : index
}

/** A card that is not of the first deal. */
function lateCard({ game }: TableState, place: CardPlace | null): RoundStep['do'] {
  if (!('seats' in game)) return 'third'
  return place !== null && 'seat' in place && place.seat === 0 ? 'dealer' : 'hands'
}

function isSame(one: CardPlace | null, other: CardPlace): boolean {
  if (one === null || one.card !== other.card) return false
  if ('side' in one || 'side' in other) return 'side' in one && 'side' in other && one.side === other.side
  return one.seat === other.seat && one.hand === other.hand
}

function plain(what: Exclude<RoundStep['do'], 'card'>): Planned {
  return { do: what, place: null, faceDown: false }
}

function dealt(place: CardPlace, faceDown: boolean): Planned {
  return { do: 'card', place, faceDown }
}
