import type { PlanKind, StagePlan } from '#web/table/blackjack/plan'
import { phonePlan } from '#web/table/blackjack/plan-phone'
import { tallPlan } from '#web/table/blackjack/plan-tall'
import { widePlan } from '#web/table/blackjack/plan-wide'

export const ACROSS: Readonly<Record<PlanKind, number>> = { wide: 1384, tall: 800, phone: 390 }

/** The stage for a table with so many seats and side bets; `height` in its units where it is not fixed. */
export function stagePlan(kind: PlanKind, seats: number, sides: number, height: number): StagePlan {
  if (kind === 'wide') return widePlan(seats, sides)
  return kind === 'tall' ? tallPlan(seats, sides, height) : phonePlan(seats, sides, height)
}
