import type { Dice } from '#cli/bots/play/dice'
import { rangeOf, type TableLimits } from '#engine/round/limits'

/** How much a player dares: near the table's minimum, or as people do. */
export type Stakes = 'small' | 'usual'

const TIMES = {
  small: [
    [1, 8],
    [2, 1],
  ],
  usual: [
    [1, 10],
    [2, 6],
    [3, 2],
    [5, 3],
    [10, 1],
  ],
} as const satisfies Readonly<Record<Stakes, readonly (readonly [number, number])[]>>

/** Nobody puts more than this share of their money on one bet, unless it is the least that is taken. */
const LARGEST_SHARE = 0.1

/** What to put on a kind of bet, in units; null where the money is not enough. */
export function stakeOn(
  limits: TableLimits,
  kind: string,
  cash: number,
  dice: Dice,
  stakes: Stakes,
): number | null {
  const [least, most] = rangeOf(limits, kind)
  const { unit } = limits
  const first = Math.ceil(least / unit) * unit
  if (first > most || first > cash) return null
  const wanted = first * (dice.weighted(TIMES[stakes]) ?? 1)
  const daring = Math.max(first, Math.min(wanted, most, cash * LARGEST_SHARE))
  return Math.floor(daring / unit) * unit
}
