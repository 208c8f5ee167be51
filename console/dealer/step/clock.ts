import { nextStep, type StepKind } from '#engine/table/next-step'
import type { Clock, ClockFor, TableState } from '#engine/table/types'

/** Which clock belongs to what is waited for. */
const CLOCK_OF: Partial<Readonly<Record<StepKind, ClockFor>>> = {
  waitForBets: 'bets',
  waitForInsurance: 'insurance',
  waitForDecision: 'decision',
  waitForOffers: 'offers',
  waitForCut: 'cut',
}

/** The clock that counts now; the state remembers the last one beyond its end. */
export function runningClock(state: TableState): Clock | null {
  const { clock, game, paused } = state
  if (clock === null || paused !== null) return null
  const running = game.phase === 'betting' ? 'bets' : CLOCK_OF[nextStep(state).do]
  return clock.for === running ? clock : null
}

/** Who closes betting: the clock, the dealer, or not to be told while no chip lies. */
export type BettingBy = 'clock' | 'dealer' | 'first-chip'

export function bettingBy({ clock, game }: Pick<TableState, 'clock' | 'game'>): BettingBy {
  if (clock?.for === 'bets' && clock.until !== null) return 'clock'
  return game.slips.length > 0 ? 'dealer' : 'first-chip'
}
