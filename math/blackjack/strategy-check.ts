import { firstDecision } from '#math/blackjack/best-play'
import type { GameToSolve } from '#math/blackjack/game'
import { DOUBLE, HIT, play, STAKE, STAND } from '#math/blackjack/play'
import type { Solution } from '#math/blackjack/solve'
import { at } from '#math/blackjack/standing'
import { type Chart, CHART_UPS, valueName } from '#math/blackjack/strategy'
import { type Start, weighedPlay } from '#math/blackjack/strategy-cells'
import type { Code } from '#math/blackjack/strategy-codes'

/** A two-card hand that is better played otherwise than its total. */
export interface ChartException {
  readonly cards: string
  readonly up: string
  readonly play: Code
  readonly chart: Code
  /** What it gains whenever it comes, in first stakes. */
  readonly gain: number
}
