import { limitsOf, rangeOf } from '#engine/round/limits'
import type { TableState } from '#engine/table/types'
import { CHIP_VALUES } from '#web/draw/chips'
import { mainBetOf } from '#web/table/limits-line'

const VALUES = CHIP_VALUES.map((value) => value * 100)
const USUAL: readonly number[] = [100, 500, 2_500, 10_000, 50_000, 100_000]
const MOST_CHIPS = 6

/** The chips of a table: from the smallest that it takes up to its largest bet, six at most (TP-2). */
export function rackOf(state: TableState, me: string): readonly number[] {
  const limits = limitsOf(state.game.limits, me)
  const [, most] = rangeOf(limits, mainBetOf(state))
  const least = Math.min(...Object.values(limits.ranges).map(([low]) => low), most)
  const fitting = VALUES.filter((value) => value % limits.unit === 0 && value <= most)
  const from = fitting.filter((value) => value >= least / 5)
  const usual = USUAL.filter((value) => from.includes(value))
  return usual.length >= 4 ? usual : from.slice(0, MOST_CHIPS)
}
