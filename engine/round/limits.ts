import { type Cents, downTo, isCents, LARGEST_CENTS } from '#engine/money/cents'
import { type Refusal, refuse, shown } from '#engine/round/refusal'

export type Range = readonly [min: Cents, max: Cents]

/** What a table asks of a stake: multiples of `unit`, between the limits of its kind of bet (MO-4). */
export interface TableLimits {
  readonly unit: Cents
  readonly ranges: Readonly<Record<string, Range>>
}

const UNLIMITED: Range = [1 as Cents, LARGEST_CENTS as Cents]

export const NO_LIMITS: TableLimits = { unit: 1 as Cents, ranges: {} }

export function rangeOf(limits: TableLimits, kind: string): Range {
  return limits.ranges[kind] ?? UNLIMITED
}

/** An amount that no table takes: not whole, not positive, too large for exact sums, or no multiple of the unit. */
export function checkAmount(limits: TableLimits, amount: unknown): Refusal | null {
  if (!isCents(amount) || amount === 0) {
    return refuse(
      'bad-input',
      `A stake is a whole number of cents from 1 to ${LARGEST_CENTS}, not ${shown(amount)}.`,
    )
  }
  if (amount % limits.unit !== 0) {
    return refuse('unit', `Stakes here are multiples of ${limits.unit} cents; ${amount} is not.`)
  }
  return null
}

/** How much of `amount` fits on top of what stands before the most that is allowed (MO-5: the rest is cut off). */
export function fitting(limits: TableLimits, most: Cents, standing: Cents, amount: Cents): Cents {
  const room = Math.max(0, downTo(limits.unit, most) - standing) as Cents
  return amount < room ? amount : room
}
