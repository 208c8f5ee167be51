import { LARGEST_CENTS } from '#engine/money/cents'
import { converted, SAME_MONEY } from '#engine/money/rate'
import type { Rates } from '#engine/table/types'
import type { Limit } from '#server/play/limit'

/**
 * What the house wrote down in its own currency holds in a player's by the rate that converts the tables' limits,
 * rounded down (MO-6). Without a rate nothing is staked: then it stays as it is.
 */
export function inOwnMoney(rates: Rates, currency: string | null, amount: number): number {
  const rate = currency === null ? undefined : rates[currency]
  return rate === undefined ? amount : Math.min(converted(amount, SAME_MONEY, rate), LARGEST_CENTS)
}

/** Time is the same everywhere. */
export function limitInOwnMoney(rates: Rates, currency: string | null, limit: Limit): Limit {
  const { kind, amount } = limit
  if (kind === 'time' || amount === null) return limit
  return { ...limit, amount: inOwnMoney(rates, currency, amount) }
}
