import { type Cents, downTo, isCents, LARGEST_CENTS } from '#engine/money/cents'
import { converted, neat, type Rate, SAME_MONEY } from '#engine/money/rate'
import { type Refusal, refuse, shown } from '#engine/round/refusal'

export type Range = readonly [min: Cents, max: Cents]

/** What a table asks of a stake: multiples of `unit`, between the limits of its kind of bet (MO-4). */
export interface TableLimits {
  readonly unit: Cents
  readonly ranges: Readonly<Record<string, Range>>
  /** Players whose money is not the table's, and what it is worth in this round (MO-6). */
  readonly rates?: Readonly<Record<string, Rate>>
}

const UNLIMITED: Range = [1 as Cents, LARGEST_CENTS as Cents]

export const NO_LIMITS: TableLimits = { unit: 1 as Cents, ranges: {} }

export function rangeOf(limits: TableLimits, kind: string): Range {
  return limits.ranges[kind] ?? UNLIMITED
}

export function rateOf({ rates }: TableLimits, player: string): Rate {
  return rates?.[player] ?? SAME_MONEY
}

/** The limits as they hold for a player: in the own money, with a neat unit, at the rate of the round (MO-6). */
export function limitsOf(limits: TableLimits, player: string): TableLimits {
  const rate = limits.rates?.[player]
  return rate === undefined ? limits : limitsAt(limits, rate)
}

export function limitsAt({ unit: tableUnit, ranges }: TableLimits, rate: Rate): TableLimits {
  const unit = neat(converted(tableUnit, SAME_MONEY, rate)) as Cents
  const own = ([min, max]: Range): Range => {
    const least = Math.max(unit, downTo(unit, converted(min, SAME_MONEY, rate) as Cents)) as Cents
    const most = downTo(unit, Math.min(converted(max, SAME_MONEY, rate), LARGEST_CENTS) as Cents)
    return [least, Math.max(least, most) as Cents]
  }
  return {
    unit,
    ranges: Object.fromEntries(Object.entries(ranges).map(([kind, range]) => [kind, own(range)])),
  }
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

/**
 * How much of `amount` fits on top of what stands before the most that is allowed (MO-5: the rest is cut off). What
 * stands may be others' money too, and need be no multiple of the unit (FB-1, MO-6).
 */
export function fitting(limits: TableLimits, most: Cents, standing: Cents, amount: Cents): Cents {
  const room = downTo(limits.unit, Math.max(0, most - standing) as Cents)
  return amount < room ? amount : room
}
