import { type Cents, isCents } from '#engine/money/cents'
import { checkAmount, type Range, type TableLimits } from '#engine/round/limits'

/** What was typed for the limits of a table: amounts in whole units of money, as people write them. */
export interface LimitsDraft {
  readonly unit: string
  readonly ranges: Readonly<Record<string, readonly [min: string, max: string]>>
}

type LimitProblem = 'amount' | 'order' | 'unit' | 'same'

interface ReadLimits {
  /** Null while anything is wrong. */
  readonly limits: TableLimits | null
  /** By the field: `unit`, `main.min`, `main.max`; `all` where nothing was changed. */
  readonly problems: Readonly<Record<string, LimitProblem>>
}

/** `12,50`, `12.5`, `1200`: in cents; null for what is no amount above zero. */
export function readAmount(text: string): Cents | null {
  const [, whole, part = ''] = /^\s*(\d{1,10})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? []
  if (whole === undefined) return null
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return isCents(cents) && cents > 0 ? cents : null
}

/** As it is typed: `12,50`, or `12` where there are no cents. */
export function writeAmount(cents: number): string {
  const part = cents % 100
  const whole = Math.floor(cents / 100)
  return part === 0 ? `${whole}` : `${whole},${String(part).padStart(2, '0')}`
}

export function draftOf({ unit, ranges }: TableLimits): LimitsDraft {
  return {
    unit: writeAmount(unit),
    ranges: Object.fromEntries(
      Object.entries(ranges).map(([bet, [min, max]]) => [bet, [writeAmount(min), writeAmount(max)]]),
    ),
  }
}

/** What the draft says, by the same checks that a table has for stakes. */
export function readLimits(draft: LimitsDraft, now: TableLimits): ReadLimits {
  const unit = readAmount(draft.unit)
  const problems: Record<string, LimitProblem> = unit === null ? { unit: 'amount' } : {}
  const ranges: Record<string, Range> = {}
  for (const [bet, typed] of Object.entries(draft.ranges)) {
    const [min, max] = [readAmount(typed[0]), readAmount(typed[1])]
    const wrong = { min: problemOf(min, unit), max: problemOf(max, unit) }
    if (wrong.min !== null) problems[`${bet}.min`] = wrong.min
    if (wrong.max !== null) problems[`${bet}.max`] = wrong.max
    else if (min !== null && max !== null && min > max) problems[`${bet}.max`] = 'order'
    if (min !== null && max !== null) ranges[bet] = [min, max]
  }
  if (unit === null || Object.keys(problems).length > 0) return { limits: null, problems }
  const limits = { unit, ranges }
  return isSame(limits, now) ? { limits: null, problems: { all: 'same' } } : { limits, problems }
}

function problemOf(amount: Cents | null, unit: Cents | null): LimitProblem | null {
  if (amount === null) return 'amount'
  return unit !== null && checkAmount({ unit, ranges: {} }, amount) !== null ? 'unit' : null
}

function isSame(one: TableLimits, other: TableLimits): boolean {
  return (
    one.unit === other.unit &&
    Object.entries(one.ranges).every(
      ([bet, [min, max]]) => other.ranges[bet]?.[0] === min && other.ranges[bet]?.[1] === max,
    )
  )
}
