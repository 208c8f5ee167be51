import type { PlanKind, StagePlan } from '#web/table/blackjack/stage/plan'
import { lowPlan, lowUnit } from '#web/table/blackjack/stage/plan-low'
import { phonePlan } from '#web/table/blackjack/stage/plan-phone'
import { tallPlan } from '#web/table/blackjack/stage/plan-tall'
import { widePlan } from '#web/table/blackjack/stage/plan-wide'
import type { Room } from '#web/table/frame/room'

const ACROSS: Readonly<Record<Exclude<PlanKind, 'low'>, number>> = { wide: 1384, tall: 800, phone: 390 }

/** A plan, and the pixels for one of its units. */
export interface FittedPlan {
  readonly plan: StagePlan
  readonly unit: number
}

/** The stage in a room of so many pixels. */
export function fittedPlan(kind: PlanKind, seats: number, sides: number, room: Room): FittedPlan {
  if (kind === 'low') {
    const unit = lowUnit(room.width, room.height, seats)
    return { plan: lowPlan(seats, sides, room.width / unit, room.height / unit), unit }
  }
  const unit = room.width / ACROSS[kind]
  return { plan: stagePlan(kind, seats, sides, room.height / unit), unit }
}

/** The stage for a table with so many seats and side bets; `height` in its units where it is not fixed. */
export function stagePlan(
  kind: Exclude<PlanKind, 'low'>,
  seats: number,
  sides: number,
  height: number,
): StagePlan {
  if (kind === 'wide') return widePlan(seats, sides)
  return kind === 'tall' ? tallPlan(seats, sides, height) : phonePlan(seats, sides, height)
}
