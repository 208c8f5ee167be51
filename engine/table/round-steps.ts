import { gameOf } from '#engine/families'
import type { CardPlace, PlannedStep } from '#engine/round/plan'
import { nextStep, type StepKind } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'

export interface RoundStep extends PlannedStep {
  readonly done: boolean
}

export interface RoundPlan {
  readonly steps: readonly RoundStep[]
  /** Which of them is the next one, from 1; one more than there are when the round is over. */
  readonly number: number
}

/** The steps of a round, and how far it is. */
export function roundSteps(state: TableState): RoundPlan {
  const planned = gameOf(state.id).plan(state.game)
  const done = doneOf(state, planned)
  return { steps: planned.map((step, index) => ({ ...step, done: index < done })), number: done + 1 }
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

function doneOf(state: TableState, planned: readonly PlannedStep[]): number {
  if (state.game.phase === 'over') return (state.live?.dealt ?? 0) === 0 ? 0 : planned.length
  const { do: kind, place } = nextStep({ ...state, paused: null })
  const wanted = planned.findIndex((step) => place !== null && kind === 'card' && isSame(step.place, place))
  if (wanted >= 0) return wanted
  const name = kind === 'card' ? gameOf(state.id).lateCard(place) : NOW[kind]
  const index = planned.findIndex((step) => step.do === name)
  return index < 0 ? planned.length - 1 : index
}

function isSame(one: CardPlace | null, other: CardPlace): boolean {
  if (one === null || one.card !== other.card) return false
  if ('side' in one || 'side' in other) return 'side' in one && 'side' in other && one.side === other.side
  return one.seat === other.seat && one.hand === other.hand
}
