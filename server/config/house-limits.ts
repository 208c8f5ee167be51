import { LARGEST_CENTS } from '#engine/money/cents'
import { LIMIT_KINDS, PERIODS } from '#protocol/play'
import type { Limit } from '#server/play/limit'

/** A limit for everybody as the configuration writes it, `loss/week/50000`; null when it is none. */
export function houseLimit(written: string): Limit | null {
  const [kindWord, periodWord, digits = '', ...more] = written.split('/')
  const kind = LIMIT_KINDS.find((name) => name === kindWord)
  const period = PERIODS.find((name) => name === periodWord)
  if (kind === undefined || period === undefined || more.length > 0 || !/^\d{1,13}$/.test(digits)) return null
  const amount = Number(digits)
  return amount > LARGEST_CENTS ? null : { kind, period, by: 'house', amount, next: null }
}

export function isHouseLimit(written: string): boolean {
  return houseLimit(written) !== null
}
