import { gameOf } from '#engine/families'
import { limitsOf, rangeOf, type TableLimits } from '#engine/round/limits'
import type { TableState } from '#engine/table/types'
import { CHIP_VALUES } from '#ui/draw/chips/chips'

const VALUES = CHIP_VALUES.map((value) => value * 100)
const USUAL: readonly number[] = [100, 500, 2_500, 10_000, 50_000, 100_000]
const MOST_CHIPS = 6

/** The chips of a table (TP-2). */
export function rackOf(state: TableState, me: string): readonly number[] {
  return rackFor(limitsOf(state.game.limits, me), gameOf(state.id).mainBet)
}

/** From the smallest chip that these limits take up to their largest bet, six at most. */
export function rackFor(limits: TableLimits, mainBet: string): readonly number[] {
  const [, most] = rangeOf(limits, mainBet)
  const least = Math.min(...Object.values(limits.ranges).map(([low]) => low), most)
  const fitting = VALUES.filter((value) => value % limits.unit === 0 && value <= most)
  const from = fitting.filter((value) => value >= least / 5)
  const usual = USUAL.filter((value) => from.includes(value))
  return usual.length >= 4 ? usual : from.slice(0, MOST_CHIPS)
}
